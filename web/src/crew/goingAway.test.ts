import { describe, expect, it } from 'vitest';
import type { Reactions } from '../wire/types';
import { offersOrders } from './goingAway';
import { wholeDays } from './kept';

const info = { status: 'running', turn: 1, turn_hours: 24 } as const;
const reactions: Pick<Reactions, 'seat' | 'order' | 'window'> = { seat: 0, order: 'ask', window: null };

describe('standing orders are offered to whoever leaves', () => {
  it('at a table by the day, once another turn has begun', () => {
    expect(offersOrders({ info, reactions })).toBe(true);
    expect(offersOrders({ info: { ...info, turn: 0 }, reactions })).toBe(false);
  });

  it('only where others wait for the seat: not live, not without windows, and not after the match', () => {
    expect(offersOrders({ info: { ...info, turn_hours: 0 }, reactions })).toBe(false);
    expect(offersOrders({ info, reactions: null })).toBe(false);
    expect(offersOrders({ info: { ...info, status: 'over', turn: null }, reactions })).toBe(false);
  });

  it('not while the seat is asked, and not once it has given an order', () => {
    const window = {} as Reactions['window'];
    expect(offersOrders({ info, reactions: { ...reactions, window } })).toBe(false);
    expect(offersOrders({ info, reactions: { ...reactions, order: 'involved' } })).toBe(false);
    expect(offersOrders({ info, reactions: { ...reactions, order: 'fits' } })).toBe(true);
  });
});

it('promises whole days', () => {
  expect([60, 30.9, 0.5].map(wholeDays)).toEqual([60, 30, 1]);
});
