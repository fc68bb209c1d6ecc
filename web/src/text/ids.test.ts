// Every text the page asks for exists, and no text of the page is left over.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SRC = new URL('../', import.meta.url).pathname;
const ENGINE = new URL('../../../src/skulduggery/', import.meta.url).pathname;

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts') && !file.startsWith('wire/'))
  .map((file) => readFileSync(SRC + file, 'utf8'))
  .join('\n');
/** The page's own files: what everybody needs, and what comes with a screen. */
const ON_SCREENS = [
  ...['away', 'credits', 'dice', 'ending', 'evenings', 'hints', 'learn', 'rules', 'reactions', 'replay', 'talk'],
];
const ofGame = (game: string, name: string): string => `games/${game}/text/en/${name}`;
const shared = (name: string): string => `text/en/${name}`;
const PAGE = [
  ...['page', 'review', 'screen', ...ON_SCREENS].map(shared),
  ofGame('blackwood', 'page'),
  ofGame('bounty', 'page'),
];
const idsOf = (name: string): string[] =>
  [...readFileSync(`${ENGINE}${name}.ftl`, 'utf8').matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1] ?? '');

it('asks for no text that does not exist', () => {
  const known = new Set(
    [shared('core'), ofGame('blackwood', 'game'), ofGame('bounty', 'game'), ...PAGE].flatMap(idsOf),
  );
  const asked = [...sources.matchAll(/(?<![\w.])say\('([a-z][\w-]*-[\w-]*)'/g)].map((found) => found[1] ?? '');
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((id) => !known.has(id))).toEqual([]);
});

it('has no text that nobody asks for', () => {
  const families = [...sources.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map((found) => found[1] ?? '');
  const left = PAGE.flatMap(idsOf).filter(
    (id) =>
      !sources.includes(`'${id}'`) &&
      !families.some((family) => id.startsWith(family)) &&
      !/^(event|refusal|option)-/.test(id),
  );
  expect(left).toEqual([]);
});
