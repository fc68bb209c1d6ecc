// The source of a game's own charts: the files of the engine.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { nameIn } from './board.mjs';

export const LANGUAGES = ['en', 'nl'];
const ENGINE = fileURLToPath(new URL('../../../src/skulduggery/', import.meta.url));

export function sourceOf(game) {
  const [board, data] = partsOf(game).map((file) => readFileSync(file, 'utf8'));
  return { board, data, text: (language, id) => textOf(game, language, id) };
}

/** Our own charts have all their names. */
function textOf(game, language, id) {
  const texts = textsOf(game, language).map((file) => readFileSync(file, 'utf8'));
  const found = nameIn(texts.join('\n'), id);
  if (!found) throw new Error(`${game} has no text ${id} in ${language}`);
  return found;
}

function textsOf(game, language) {
  return ['game', 'page'].map((name) => `${ENGINE}games/${game}/text/${language}/${name}.ftl`).filter(existsSync);
}

function partsOf(game) {
  return ['board.txt', 'data.toml'].map((file) => `${ENGINE}games/${game}/parts/${file}`);
}

/** The files a game's chart is drawn from. */
export function filesOf(game) {
  return [...partsOf(game), ...LANGUAGES.flatMap((language) => textsOf(game, language))];
}
