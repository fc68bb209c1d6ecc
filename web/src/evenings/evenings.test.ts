// Our evenings: what is noted, what a crew's score is, and files in all states.
import { beforeEach, expect, it, vi } from 'vitest';
import type { Result, TableInfo } from '../wire/types';

const store = new Map<string, string>();
let room = true;
vi.stubGlobal('localStorage', {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => {
    if (!room) throw new DOMException('full', 'QuotaExceededError');
    store.set(key, value);
  },
});
const { add, matches, remove } = await import('./book');
const { exported, imported } = await import('./file');
const { catchUp, note } = await import('./noting');
const { crewsOf, eveningsOf } = await import('./score');
type Match = ReturnType<typeof matches>[number];

const person = (name: string) => ({ name, bot: null });
const AT_TEN = new Date(2026, 10, 17, 22).getTime();

function match(table: string, more: Partial<Match> = {}): Match {
  const crew = [person('Anna'), person('Ben'), { name: 'Polly', bot: 'bosun' }];
  return { table, game: 'kings', when: AT_TEN, crew, own: [0], places: [2, 1, 3], scores: [10, 30, 5], ...more };
}

function info(table: string, status = 'over'): TableInfo {
  const seats = [
    { name: 'Anna', holder: 'person', level: null },
    { name: 'Polly', holder: 'bot', level: 'bosun' },
  ];
  return { table, game: 'bounty', status, seats } as unknown as TableInfo;
}
const RESULT = { places: [1, 2], scores: [7, 3], reason: 'rich' } as unknown as Result;
const file = (content: unknown): File =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], 'f');

beforeEach(() => {
  store.clear();
  room = true;
});

it('notes a match once, and only those in which this browser took part', () => {
  note(info('one'), [0], RESULT, AT_TEN);
  note(info('one'), [0], null, AT_TEN + 5);
  note(info('two'), [], RESULT);
  const crew = [person('Anna'), { name: 'Polly', bot: 'bosun' }];
  expect(matches()).toEqual([
    { table: 'one', game: 'bounty', when: AT_TEN, crew, own: [0], places: [1, 2], scores: [7, 3] },
  ]);
  remove('one');
  expect(matches()).toEqual([]);
});

it('finds matches that ended while the page was closed', async () => {
  const held = (table: string) => ({ table, game: '', seats: [{ seat: 0, token: 't' }], names: [], when: AT_TEN });
  store.set('skulduggery.tables', JSON.stringify(['over', 'stopped', 'running', 'gone'].map(held)));
  vi.stubGlobal('fetch', async (path: string) => {
    const [, , , table = '', what] = path.split('/');
    const missing = new Response('{"refusal":{"kind":"no_such_table"}}', { status: 404 });
    if (table === 'gone' || (what && table === 'stopped')) return missing;
    if (what) return new Response(JSON.stringify({ result: RESULT }));
    return new Response(JSON.stringify(info(table, table === 'running' ? 'running' : 'over')));
  });
  expect(await catchUp()).toBe(true);
  expect(matches().map(({ table, places }) => [table, places])).toEqual([
    ['over', [1, 2]],
    ['stopped', []],
  ]);
  expect(await catchUp()).toBe(false);
});

it('adds up what the same people won, on whatever seats and at whatever games', () => {
  const crews = crewsOf([
    match('one'),
    match('two', { game: 'bounty', crew: [person('ben '), person('Anna')], places: [1, 1], scores: [5, 5] }),
    match('stopped', { places: [], scores: [] }),
    match('alone', { crew: [person('Anna'), { name: 'Ben', bot: 'bosun' }], places: [1, 2], scores: [1, 0] }),
  ]);
  expect(crews.map(({ names, matches: all }) => [names, all.length])).toEqual([
    [['Anna', 'Ben'], 3],
    [['Anna'], 1],
  ]);
  expect(crews[0]?.standings).toEqual([
    { name: 'Ben', wins: 2, points: 2, played: 2 },
    { name: 'Anna', wins: 1, points: 1, played: 2 },
  ]);
});

it('counts a match after midnight to the evening before', () => {
  const late = match('late', { when: new Date(2026, 10, 18, 1, 30).getTime() });
  const next = match('next', { when: new Date(2026, 10, 18, 15).getTime() });
  const found = eveningsOf([next, late, match('one')]);
  expect(found.map(({ matches: all }) => all.map(({ table }) => table))).toEqual([['next'], ['late', 'one']]);
});

it('carries a book to another browser without losing what is there', async () => {
  add([match('one'), match('two', { when: AT_TEN + 1 })]);
  const saved = exported(matches());
  expect(saved.name).toMatch(/^skulduggery-evenings-.*\.json$/);
  const all = matches();
  store.clear();
  add([match('two', { game: 'prowl', when: AT_TEN + 1 }), match('own', { when: AT_TEN + 2 })]);
  expect(await imported(saved)).toEqual({ added: 1, known: 1, unreadable: 0 });
  expect(matches().map(({ table, game }) => [table, game])).toEqual([
    ['own', 'kings'],
    ['two', 'prowl'],
    ['one', 'kings'],
  ]);
  store.clear();
  await imported(saved);
  expect(matches()).toEqual(all);
});

it('says what is wrong with a file, and changes nothing', async () => {
  add([match('mine')]);
  const before = matches();
  const book = { format: 'skulduggery-evenings', version: 1, matches: [match('new')] };
  expect(await imported(file('{nonsense'))).toBe('json');
  expect(await imported(file('null'))).toBe('format');
  expect(await imported(file({ ...book, format: 'other' }))).toBe('format');
  expect(await imported(file({ ...book, matches: {} }))).toBe('format');
  expect(await imported(file({ ...book, version: 2 }))).toBe('newer');
  expect(await imported({ size: 1e9 } as File)).toBe('large');
  room = false;
  expect(await imported(file(book))).toBe('room');
  expect(matches()).toEqual(before);
});

it.each([
  { table: 7 },
  { game: '../evil' },
  { when: 1e300 },
  { when: 'today' },
  { crew: [] },
  { crew: [{ name: 'x'.repeat(100), bot: null }] },
  { own: [9] },
  { places: [1] },
  { scores: ['1', 2, 3] },
  { places: null },
])('leaves out what it cannot read, and reads the rest: %j', async (wrong) => {
  const all = [match('fine'), { ...match('odd'), ...wrong }, null];
  const read = await imported(file({ format: 'skulduggery-evenings', version: 1, matches: all }));
  expect(read).toEqual({ added: 1, known: 0, unreadable: 2 });
  expect(matches().map(({ table }) => table)).toEqual(['fine']);
});

it('keeps only what belongs to a match', async () => {
  const odd = { ...match('one'), token: 'secret', crew: [{ name: 'Anna', bot: null, more: 1 }], own: [0] };
  await imported(file({ format: 'skulduggery-evenings', version: 1, matches: [{ ...odd, places: [1], scores: [2] }] }));
  expect(store.get('skulduggery.evenings')).not.toMatch(/secret|more/);
  expect(matches()).toHaveLength(1);
});
