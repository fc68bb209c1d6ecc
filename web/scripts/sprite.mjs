// One sprite with the icons of icons.json and the compass rose, and the list of those to thank for the icons.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { optimize } from 'svgo';

const require = createRequire(import.meta.url);
const FOLDER = fileURLToPath(new URL('../src/generated/', import.meta.url));
const wanted = JSON.parse(readFileSync(new URL('./icons.json', import.meta.url), 'utf8'));
const authors = JSON.parse(readFileSync(new URL('./authors.json', import.meta.url), 'utf8'));

/** Whole numbers are fine enough for a 512 grid, not for lucide's 24. */
function slim(body, box, precision) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} ${box}">${body}</svg>`;
  const plugins = [{ name: 'preset-default', params: { floatPrecision: precision } }];
  return optimize(svg, { multipass: true, plugins }).data.replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

function symbol(id, body, box) {
  return `<symbol id="${id}" viewBox="0 0 ${box} ${box}">${body}</symbol>`;
}

/** The compass rose: sixteen two-coloured points. It always points where its paper does; decoration only. */
function rose() {
  const points = Array.from({ length: 16 }, (_, at) => [at * 22.5, at % 4 === 0 ? 88 : at % 2 === 0 ? 60 : 36])
    .sort(([, one], [, other]) => one - other)
    .map(
      ([turn, reach]) =>
        `<g transform="rotate(${turn})"><path fill="#f1e3bd" d="M0 0L-9-20L0-${reach}Z"/>` +
        `<path fill="#b3301f" d="M0 0L9-20L0-${reach}Z"/></g>`,
    );
  const ring =
    '<g fill="none" stroke="#f1e3bd" stroke-opacity=".5" stroke-width="2"><circle r="50"/><circle r="56"/></g>';
  const hub = '<circle r="7" fill="#f6d98b" stroke-width="2"/>';
  const drawn = `<g stroke="#3d2c12" stroke-width="1.6">${points.join('')}${hub}</g>`;
  return `<symbol id="rose" viewBox="-100 -100 200 200">${ring}${drawn}</symbol>`;
}

function bodyOf(set, name, seen = []) {
  const found =
    set.icons[name] ??
    (set.aliases?.[name] && !seen.includes(name)
      ? { body: bodyOf(set, set.aliases[name].parent, [...seen, name]) }
      : null);
  if (!found) throw new Error(`icons.json: there is no icon called ${name}`);
  return found.body;
}

function writeSprite() {
  const game = require('@iconify-json/game-icons/icons.json');
  const ui = require('@iconify-json/lucide/icons.json');
  const symbols = [
    rose(),
    ...wanted.game.map((name) => symbol(name, slim(bodyOf(game, name), 512, 0), 512)),
    ...wanted.ui.map((name) => symbol(`ui-${name}`, slim(bodyOf(ui, name), 24, 2), 24)),
  ];
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}sprite.svg`, `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`);
  writeFileSync(`${FOLDER}credits.json`, `${JSON.stringify(credits(), null, 2)}\n`);
  const names = [...wanted.game, ...wanted.ui.map((name) => `ui-${name}`)].map((name) => `  | '${name}'`);
  const lines = ['// Made by scripts/sprite.mjs: do not edit.', 'export type IconName =', ...names];
  writeFileSync(`${FOLDER}icons.ts`, `${lines.join('\n')};\n`);
}

/** CC BY 3.0 asks for the authors' names; an icon without a known author must not be shipped. */
function credits() {
  const byAuthor = new Map();
  for (const name of wanted.game) {
    if (!authors[name]) throw new Error(`authors.json does not say who drew ${name}`);
    byAuthor.set(authors[name], [...(byAuthor.get(authors[name]) ?? []), name]);
  }
  return [...byAuthor].sort().map(([author, icons]) => ({ author: named(author), icons }));
}

/** `carl-olsen`: Carl Olsen. */
function named(author) {
  return author
    .split('-')
    .map((part) => part[0].toUpperCase() + part.slice(1))
    .join(' ');
}

writeSprite();
