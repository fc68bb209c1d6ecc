// What a browser remembers of a table's dice, from the lobby to the end.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeatInfo, Snapshot, TableInfo, Update } from '../wire/types';
import { witnessBySeal } from './bySeal';
import { witnessOf, type Share } from './memory';
import { keepShare } from './openly';
import { pledgeFor } from './seal';
import { observe, type Send } from './witness';

const stored = new Map<string, string>();
const open = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
};
let sent: Parameters<Send>[0][] = [];
let taken = true;
const send: Send = (request) => {
  sent.push(request);
  return Promise.resolve(taken);
};
/** The promise and the share of a seat, as they were sent. */
function shareOf(seat: number): { pledge: string; nonce: string | undefined } {
  const [promised] = sent.flatMap((one) => (one.kind === 'pledge' && one.seat === seat ? [one.pledge] : []));
  return { pledge: promised ?? '', nonce: given(seat)?.nonce };
}
const given = (seat: number): Share | undefined => witnessOf('abc')?.given.find((one) => one.seat === seat);
const kinds = (): string[] => sent.map(({ kind, seat }) => `${kind} ${seat}`);

beforeEach(() => {
  stored.clear();
  sent = [];
  taken = true;
  vi.stubGlobal('localStorage', open);
});

const seat = (number: number, holder: SeatInfo['holder'] = 'person'): SeatInfo =>
  ({ seat: number, holder }) as SeatInfo;
function info(change: Partial<TableInfo> = {}): TableInfo {
  const seats = [seat(0), seat(1), seat(2, 'bot')];
  const blank = { table: 'abc', status: 'lobby', commitment: 'seal', seats, shares: null };
  return { ...blank, next_table: null, ...change } as TableInfo;
}
function snapshot(table: TableInfo, number: number | null = null, seats: number[] = [1]): Snapshot {
  const update = number === null ? null : ({ number, chain: `link ${number}` } as Update);
  return { kind: 'snapshot', table, seats, update, log: [] };
}
const update = (number: number): Update => ({ kind: 'update', number, chain: `link ${number}` }) as Update;

it('keeps the seal it saw first, and when that was', () => {
  void observe('abc', snapshot(info()));
  void observe('abc', { kind: 'table', table: info({ commitment: 'another' }) });
  expect(witnessOf('abc')).toMatchObject({ commitment: 'seal', since: -1 });
  void observe('xyz', snapshot(info({ status: 'running', commitment: 'late' }), 7));
  expect(witnessBySeal('late')).toMatchObject({ table: 'xyz', since: 7 });
});

it('keeps nothing of a lesson', () => {
  void observe('lesson-blackwood', snapshot(info({ status: 'running', commitment: '' }), 3));
  void observe('lesson-blackwood', update(4));
  expect(stored.size).toBe(0);
});

it('keeps the newest receipt, from updates and from answers', () => {
  void observe('abc', snapshot(info({ status: 'running' }), 3));
  void observe('abc', update(9));
  void observe('abc', update(5));
  expect(witnessOf('abc')?.receipt).toEqual({ number: 9, chain: 'link 9' });
  void observe('abc', { kind: 'ack', id: '1', number: 11, chain: 'link 11', link: null, ticket: null });
  void observe('abc', { kind: 'ack', id: '2', number: -1, chain: '', link: null, ticket: null });
  expect(witnessOf('abc')?.receipt?.number).toBe(11);
});

const fixed = (...pledges: (string | null)[]): Partial<TableInfo> => ({ shares: { pledges, told: [] } });

describe('before the match', () => {
  it('promises a share for each seat once the seal was seen, and the same one on a new connection', async () => {
    await observe('abc', snapshot(info(), null, [0, 1]), send);
    expect(kinds().sort()).toEqual(['pledge 0', 'pledge 1']); // hashes may come in any order
    for (const seat of [0, 1]) expect(shareOf(seat).pledge).toBe(pledgeFor('seal', shareOf(seat).nonce ?? ''));
    await observe('abc', { kind: 'table', table: info() }, send);
    expect(sent).toHaveLength(2);
    await observe('abc', snapshot(info(), null, [0, 1]), send);
    expect(sent).toHaveLength(4);
    expect(sent.slice(2)).toEqual(expect.arrayContaining(sent.slice(0, 2)));
  });

  it('tells it when all promises are fixed, once, and again on a new connection', async () => {
    await observe('abc', snapshot(info()), send);
    const { pledge, nonce } = shareOf(1);
    const table = info(fixed('hers', pledge, null));
    await observe('abc', { kind: 'table', table }, send);
    await observe('abc', { kind: 'table', table }, send);
    expect(sent.slice(1)).toEqual([{ kind: 'nonce', seat: 1, nonce }]);
    await observe('abc', snapshot(table), send);
    expect(sent.slice(2)).toEqual([{ kind: 'nonce', seat: 1, nonce }]);
    expect(witnessOf('abc')?.pledges).toEqual(['hers', pledge, null]);
    await vi.waitFor(() => expect(given(1)?.told).toBe(true));
  });

  it('tells nothing to a list without its promise', async () => {
    await observe('abc', snapshot(info()), send);
    await observe('abc', { kind: 'table', table: info(fixed('hers', 'forged', null)) }, send);
    expect(kinds()).toEqual(['pledge 1']);
  });

  it('tells nothing to another list than the first one, nor under another seal', async () => {
    await observe('abc', snapshot(info()), send);
    const { pledge } = shareOf(1);
    await observe('abc', { kind: 'table', table: info(fixed('hers', pledge, null)) }, send);
    await observe('abc', snapshot(info(fixed('better', pledge, null))), send);
    await observe('abc', snapshot(info({ ...fixed('hers', pledge, null), commitment: 'another' })), send);
    expect(kinds()).toEqual(['pledge 1', 'nonce 1']);
    expect(witnessOf('abc')?.pledges?.[0]).toBe('hers');
  });

  it('is not sure of a share that the server did not take', async () => {
    await observe('abc', snapshot(info()), send);
    taken = false;
    await observe('abc', { kind: 'table', table: info(fixed(null, shareOf(1).pledge, null)) }, send);
    expect(kinds()).toEqual(['pledge 1', 'nonce 1']);
    expect(given(1)?.told).toBeUndefined();
  });

  it('finds the hash itself where the browser has none to offer', async () => {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) });
    await observe('abc', snapshot(info()), send);
    expect(shareOf(1)).toEqual({ pledge: pledgeFor('seal', '07'.repeat(16)), nonce: '07'.repeat(16) });
    vi.unstubAllGlobals();
  });
});

it('gives none once the match has begun', async () => {
  await observe('abc', snapshot(info({ status: 'running' }), 3), send);
  expect(sent).toEqual([]);
});

it('keeps the share that went along with a fork', () => {
  keepShare({ table: 'abc', seat: 1 }, 'mine');
  expect(witnessOf('abc')).toBeNull(); // its seal was not seen yet
  void observe('abc', snapshot(info({ status: 'running' }), 3));
  expect(witnessOf('abc')?.given).toEqual([{ seat: 1, nonce: 'mine', told: true }]);
});

it('vouches for no seat that it lost', () => {
  void observe('abc', snapshot(info()));
  keepShare({ table: 'abc', seat: 1 }, 'mine');
  void observe('abc', { kind: 'table', table: info({ seats: [seat(0), seat(1, 'bot')] }) });
  expect(witnessOf('abc')?.given).toEqual([]);
  keepShare({ table: 'abc', seat: 1 }, 'mine');
  void observe('abc', { kind: 'bye', reason: 'kicked' });
  expect(given(1)?.told).toBeUndefined();
});

it('remembers as long as the tab where storage is forbidden', () => {
  const refuse = (): never => {
    throw new Error('forbidden');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  void observe('tab', snapshot(info()));
  void observe('tab', update(4));
  expect(witnessOf('tab')).toMatchObject({ commitment: 'seal', receipt: { number: 4 } });
});

it('forgets the oldest tables, not the newest', () => {
  for (let table = 0; table < 100; table += 1)
    void observe(`t${table}`, snapshot(info({ commitment: `seal ${table}` })));
  expect(witnessOf('t0')).toBeNull();
  expect(witnessOf('t99')).not.toBeNull();
});

it('survives what somebody else wrote into the storage', () => {
  stored.set('skulduggery.dice', '[{"table":"abc"},5,null]');
  expect(witnessOf('abc')).toBeNull();
  stored.set('skulduggery.dice', 'no json');
  void observe('abc', snapshot(info()));
  expect(witnessOf('abc')?.commitment).toBe('seal');
});
