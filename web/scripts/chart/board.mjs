// Reads the engine's board drawings, so that the chart cannot differ from the board that is played on.
//
// A source is what charts are drawn from: `board` and `data` are the texts of a game's board.txt and data.toml, and
// `text(language, id)` finds a name; undefined: there is none. `changed`: they are a designer's own, so not all that
// the charts of our games count on need be there.

/** The lines between `[map]` and `[end]` of a board.txt; `board` is one of several by name. */
export function drawingOf(source, board) {
  const lines = source.board.split(/\r?\n/);
  const named = board ? lines.findIndex((line) => line.replaceAll(' ', '') === `name=${board}`) : 0;
  return lines.slice(lines.indexOf('[map]', named) + 1, lines.indexOf('[end]', named));
}

/** A drawing of squares as a list of cells. */
export function readSquares(source, board) {
  const drawing = drawingOf(source, board);
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

/** A plain text in the `.ftl` files of a game: names on the chart are measured in the language they are read in. */
export function nameIn(texts, id) {
  return texts.match(new RegExp(`^${id} = (.+)$`, 'm'))?.[1];
}
