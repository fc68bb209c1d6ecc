// Writes the charts of all games, and what the page needs to know of their parts, beside the page's sources.
import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawChart, readBoard } from './chart/draw.mjs';
import { filesOf, LANGUAGES, sourceOf } from './chart/files.mjs';
import { keepFresh } from './fresh.mjs';

function writeChart(spec) {
  const drawn = (name) => fileURLToPath(new URL(`../src/games/${spec.game}/${name}.json`, import.meta.url));
  const file = spec.file ?? 'chart';
  const stamp = fileURLToPath(new URL(`../src/generated/${spec.game}.${file}`, import.meta.url));
  const written = [drawn(file), ...(spec.parts ? [drawn('parts')] : [])];
  keepFresh(stamp, [...scripts(spec.game), ...filesOf(spec.game)], written, () => {
    writeFileSync(drawn(file), `${JSON.stringify(drawChart(spec, LANGUAGES))}\n`);
    if (spec.parts) writeFileSync(drawn('parts'), `${JSON.stringify(spec.parts(readBoard(spec).cells))}\n`);
  });
}

function scripts(game) {
  const files = [
    'chart.mjs',
    `charts/${game}.mjs`,
    ...['board', 'contours', 'draw', 'field', 'files', 'hexes', 'labels'].map((name) => `chart/${name}.mjs`),
  ];
  return files.map((file) => fileURLToPath(new URL(file, import.meta.url)));
}

/** Every file in charts/ exports the charts of one game. */
async function writeAll() {
  const folder = new URL('charts/', import.meta.url);
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .sort()) {
    const { default: chartsOf } = await import(new URL(file, folder).href);
    chartsOf(sourceOf(file.replace('.mjs', ''))).forEach(writeChart);
  }
}

await writeAll();
