// Two people at one device: when it is handed over.
import { describe, expect, it } from 'vitest';
import type { Reactions } from '../wire/types';
import { isWaitedFor } from './curtain';

const ANNA = 0;
const BEN = 1;
const asked = { seat: BEN, kind: 'window_fight' };
const told = (seat: number, order: 'ask' | 'pass' | 'until_turn'): Pick<Reactions, 'seat' | 'orders'> => ({
  seat,
  orders: { window_fight: order, window_dig: 'ask' },
});

describe('the curtain', () => {
  it('falls before whoever is asked', () => {
    expect(isWaitedFor(asked, null)).toBe(true);
    expect(isWaitedFor(asked, told(BEN, 'ask'))).toBe(true);
    expect(isWaitedFor({ ...asked, kind: 'sail' }, told(BEN, 'pass'))).toBe(true);
  });

  it('does not fall where a standing order passes', () => {
    expect(isWaitedFor(asked, told(BEN, 'pass'))).toBe(false);
    expect(isWaitedFor(asked, told(BEN, 'until_turn'))).toBe(false);
    expect(isWaitedFor(asked, told(ANNA, 'pass'))).toBe(true); // somebody else's order
  });
});
