// What a browser remembers of a table's dice, from the lobby to the rematch.
import { beforeEach, expect, it, vi } from 'vitest';
import type { SeatInfo, Snapshot, TableInfo, Update } from '../wire/types';
import { witnessBySeal, witnessOf } from './memory';
import { keepShare, observe } from './witness';

const stored = new Map<string, string>();
const open = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
};
let sent: { seat: number; nonce: string }[] = [];
let inTime = false;
function send(seat: number, nonce: string): Promise<boolean> {
  sent.push({ seat, nonce });
  return Promise.resolve(inTime);
}

beforeEach(() => {
  stored.clear();
  sent = [];
  inTime = false;
  vi.stubGlobal('localStorage', open);
});

const seat = (number: number, holder: SeatInfo['holder'] = 'person'): SeatInfo =>
  ({ seat: number, holder }) as SeatInfo;
function info(change: Partial<TableInfo> = {}): TableInfo {
  const seats = [seat(0), seat(1), seat(2, 'bot')];
  const blank = { table: 'abc', status: 'lobby', commitment: 'seal', seats, next_commitment: null, next_table: null };
  return { ...blank, ...change } as TableInfo;
}
function snapshot(table: TableInfo, number: number | null = null, seats: number[] = [1]): Snapshot {
  const update = number === null ? null : ({ number, chain: `link ${number}` } as Update);
  return { kind: 'snapshot', table, seats, update, log: [] };
}
const update = (number: number): Update => ({ kind: 'update', number, chain: `link ${number}` }) as Update;

it('keeps the seal it saw first, and when that was', () => {
  observe('abc', snapshot(info()));
  observe('abc', { kind: 'table', table: info({ commitment: 'another' }) });
  expect(witnessOf('abc')).toMatchObject({ commitment: 'seal', since: -1 });
  observe('xyz', snapshot(info({ status: 'running', commitment: 'late' }), 7));
  expect(witnessBySeal('late')).toMatchObject({ table: 'xyz', since: 7 });
});

it('keeps nothing of a lesson', () => {
  observe('lesson-blackwood', snapshot(info({ status: 'running', commitment: '' }), 3));
  observe('lesson-blackwood', update(4));
  expect(stored.size).toBe(0);
});

it('keeps the newest receipt, from updates and from answers', () => {
  observe('abc', snapshot(info({ status: 'running' }), 3));
  observe('abc', update(9));
  observe('abc', update(5));
  expect(witnessOf('abc')?.receipt).toEqual({ number: 9, chain: 'link 9' });
  observe('abc', { kind: 'ack', id: '1', number: 11, chain: 'link 11', link: null, ticket: null });
  observe('abc', { kind: 'ack', id: '2', number: -1, chain: '', link: null, ticket: null });
  expect(witnessOf('abc')?.receipt?.number).toBe(11);
});

it('gives a share for each of its seats once the seal was seen, and the same one on a new connection', () => {
  observe('abc', snapshot(info(), null, [0, 1]), send);
  expect(sent.map((note) => note.seat)).toEqual([0, 1]);
  expect(new Set(sent.map((note) => note.nonce)).size).toBe(2);
  observe('abc', { kind: 'table', table: info() }, send);
  expect(sent).toHaveLength(2);
  observe('abc', snapshot(info(), null, [0, 1]), send);
  expect(sent.slice(2)).toEqual(sent.slice(0, 2));
});

it('gives none once the match has begun', () => {
  observe('abc', snapshot(info({ status: 'running' }), 3), send);
  expect(sent).toEqual([]);
});

it('is sure of a share when the server has taken it before the match began', async () => {
  observe('abc', snapshot(info()), send);
  await Promise.resolve();
  expect(witnessOf('abc')?.shares).toEqual([]);
  inTime = true;
  observe('abc', snapshot(info()), send);
  await vi.waitFor(() => expect(witnessOf('abc')?.shares).toEqual([sent[0]]));
  expect(witnessOf('abc')?.given).toEqual([sent[0]]);
});

it('keeps the share that went along with a fork', () => {
  keepShare({ table: 'abc', seat: 1 }, 'mine');
  expect(witnessOf('abc')).toBeNull(); // its seal was not seen yet
  observe('abc', snapshot(info({ status: 'running' }), 3));
  expect(witnessOf('abc')?.shares).toEqual([{ seat: 1, nonce: 'mine' }]);
});

it('vouches for no seat that it lost in the lobby', () => {
  observe('abc', snapshot(info()));
  keepShare({ table: 'abc', seat: 1 }, 'mine');
  observe('abc', { kind: 'table', table: info({ seats: [seat(0), seat(1, 'bot')] }) });
  expect(witnessOf('abc')?.shares).toEqual([]);
  keepShare({ table: 'abc', seat: 1 }, 'mine');
  observe('abc', { kind: 'bye', reason: 'kicked' });
  expect(witnessOf('abc')?.shares).toEqual([]);
});

it('gives its share to the rematch, and knows the seal of that before it has a table', () => {
  observe('abc', snapshot(info({ status: 'over', next_commitment: 'next seal' }), 80), send);
  expect(sent.map((note) => note.seat)).toEqual([1]);
  observe(
    'abc',
    { kind: 'table', table: info({ status: 'over', next_commitment: 'next seal', next_table: 'two' }) },
    send,
  );
  expect(sent).toHaveLength(1);
  observe('two', snapshot(info({ table: 'two', status: 'running', commitment: 'forged seal' }), 0));
  expect(witnessOf('two')).toMatchObject({ commitment: 'next seal', given: [{ nonce: sent[0]?.nonce }] });
});

it('remembers as long as the tab where storage is forbidden', () => {
  const refuse = (): never => {
    throw new Error('forbidden');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  observe('tab', snapshot(info()));
  observe('tab', update(4));
  expect(witnessOf('tab')).toMatchObject({ commitment: 'seal', receipt: { number: 4 } });
});

it('forgets the oldest tables, not the newest', () => {
  for (let table = 0; table < 100; table += 1) observe(`t${table}`, snapshot(info({ commitment: `seal ${table}` })));
  expect(witnessOf('t0')).toBeNull();
  expect(witnessOf('t99')).not.toBeNull();
});

it('survives what somebody else wrote into the storage', () => {
  stored.set('skulduggery.dice', '[{"table":"abc"},5,null]');
  expect(witnessOf('abc')).toBeNull();
  stored.set('skulduggery.dice', 'no json');
  observe('abc', snapshot(info()));
  expect(witnessOf('abc')?.commitment).toBe('seal');
});
