// Two people at one device: when it is handed over.
import { describe, expect, it } from 'vitest';
import type { Reactions } from '../wire/types';
import { isWaitedFor } from './curtain';

const ANNA = 0;
const BEN = 1;
const asked = { seat: BEN, kind: 'window_fight' };
const told = (seat: number, passes: boolean): Pick<Reactions, 'seat' | 'orders' | 'passes'> => ({
  seat,
  orders: { window_fight: 'fits', window_dig: 'ask' },
  passes,
});

describe('the curtain', () => {
  it('falls before whoever is asked', () => {
    expect(isWaitedFor(asked, null)).toBe(true);
    expect(isWaitedFor(asked, told(BEN, false))).toBe(true);
    expect(isWaitedFor({ ...asked, kind: 'sail' }, told(BEN, true))).toBe(true);
  });

  it('does not fall where a standing order passes', () => {
    expect(isWaitedFor(asked, told(BEN, true))).toBe(false);
    expect(isWaitedFor(asked, told(ANNA, true))).toBe(true); // somebody else's order
  });
});
