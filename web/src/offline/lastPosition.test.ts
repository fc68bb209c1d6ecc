// What stays on the device: what this seat was shown, and nothing of one person where several share it.
import { beforeEach, expect, it, vi } from 'vitest';
import type { TableInfo, Update } from '../wire/types';

const store = new Map<string, string>();
vi.stubGlobal(
  'localStorage',
  new Proxy({} as Storage, {
    get: (_, name) =>
      ({
        getItem: (key: string) => store.get(key) ?? null,
        setItem: (key: string, value: string) => void store.set(key, value),
        removeItem: (key: string) => void store.delete(key),
      })[name as 'getItem'],
    ownKeys: () => [...store.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  }),
);
const { keepSeat } = await import('../net/tokens');
const { forgetTable } = await import('../net/forget');
const { keep, lastOf, recall, tidy } = await import('./lastPosition');

const info = (table: string, secrets: boolean): TableInfo => ({ table, secrets, game: 'parley' }) as TableInfo;
const update = (seat: number | null): Update =>
  ({
    kind: 'update',
    number: 3,
    seat,
    view: { kind: 'v', card: 'A1' },
    choices: [{ move: { kind: 'x' } }],
    events: [{ kind: 'e' }],
    rules: ['R'],
    can_undo: true,
  }) as unknown as Update;
const entry = { number: 1, event: { kind: 'e' }, rule: '' };

beforeEach(() => {
  store.clear();
  keepSeat('T', 0, 'token');
});

it('keeps what was seen, to be read and not to be played', () => {
  keep(
    info('T', true),
    [0],
    update(0),
    Array.from({ length: 100 }, () => entry),
  );
  const kept = lastOf('T');
  expect(kept?.update).toMatchObject({ view: { card: 'A1' }, choices: [], events: [], can_undo: false });
  expect(kept?.log).toHaveLength(60);
  expect(JSON.stringify(kept)).not.toContain('token');
});

it("keeps nobody's cards on a device that several people share", () => {
  keep(info('T', true), [0, 1], update(null), []);
  keep(info('T', true), [0, 1], update(1), []);
  expect(lastOf('T')?.update.seat).toBeNull();
  keep(info('T', false), [0, 1], update(1), []);
  expect(lastOf('T')?.update.seat).toBe(1);
});

it('brings it back and says from when it is', () => {
  keep(info('T', false), [0], update(0), [entry]);
  const model = { table: 'T', info: null, held: [], log: [], show: { reset: vi.fn() } };
  expect(recall(model as never)).toBeGreaterThan(0);
  expect([model.info, model.held, model.log]).toEqual([info('T', false), [0], [entry]]);
  expect(model.show.reset).toHaveBeenCalledWith(lastOf('T')?.update);
  expect(recall({ ...model, table: 'U' } as never)).toBeNull();
});

it('forgets a table with its seat, and survives nonsense', () => {
  keep(info('T', false), [0], update(0), []);
  forgetTable('T');
  tidy();
  expect(lastOf('T')).toBeNull();
  store.set('skulduggery.last.T', '{nonsense');
  expect(lastOf('T')).toBeNull();
});
