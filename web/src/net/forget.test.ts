// A table from which the host has sent us away: the key stays, but there is nothing to continue.
import { expect, it, vi } from 'vitest';

const store = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
});
const { heldTables, keepSeat, tokensOf } = await import('./tokens');
const { isOurs, noteSentAway } = await import('./forget');

it('keeps the key by which the server knows whom the host sent away', () => {
  keepSeat('T', 1, 'token');
  expect(heldTables().filter(isOurs)).toHaveLength(1);
  noteSentAway('T');
  expect([tokensOf('T'), heldTables().filter(isOurs)]).toEqual([['token'], []]);
});

it('holds the table again when the host lets us in', () => {
  keepSeat('T', 2, 'other');
  expect(heldTables().filter(isOurs)).toHaveLength(1);
});
