// Reads the engine's board drawings and texts, so that the chart cannot differ from the board that is played on.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ENGINE = fileURLToPath(new URL('../../../src/skulduggery/', import.meta.url));

/** The lines between `[map]` and `[end]` of a game's board.txt; `board` is one of several by name. */
export function drawingOf(game, board) {
  const lines = readFileSync(`${ENGINE}games/${game}/parts/board.txt`, 'utf8').split('\n');
  const named = board ? lines.indexOf(`name = ${board}`) : 0;
  return lines.slice(lines.indexOf('[map]', named) + 1, lines.indexOf('[end]', named));
}

/** A drawing of squares as a list of cells. */
export function readSquares(game, board) {
  const drawing = drawingOf(game, board);
  const cells = drawing.flatMap((line, row) => [...line].map((sign, column) => squareAt(sign, column, row)));
  return { columns: drawing[0].length, rows: drawing.length, cells };
}

export function squareAt(sign, column, row) {
  const corners = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ].map(([dx, dy]) => [column + dx, row + dy]);
  return { sign, name: letters(column) + (row + 1), centre: [column + 0.5, row + 0.5], corners };
}

/** A, B, .. Z, AA, AB .. as in core/grid.py. */
export function letters(column) {
  return (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));
}

/** The components of a game as its data file lists them. */
export function readParts(game) {
  return readFileSync(`${ENGINE}games/${game}/parts/data.toml`, 'utf8');
}

/** A plain text of a game: names on the chart must be measured in the language they are read in. */
export function textOf(game, language, id) {
  const texts = textsOf(game, language)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const found = texts.match(new RegExp(`^${id} = (.+)$`, 'm'));
  if (!found) throw new Error(`${game} has no text ${id} in ${language}`);
  return found[1];
}

function textsOf(game, language) {
  return ['', 'screens/'].map((folder) => `${ENGINE}text/${language}/${folder}${game}.ftl`).filter(existsSync);
}

/** The files a game's chart is drawn from. */
export function partsOf(game, languages) {
  const parts = ['board.txt', 'data.toml'].map((file) => `${ENGINE}games/${game}/parts/${file}`);
  return [...parts, ...languages.flatMap((language) => textsOf(game, language))];
}
