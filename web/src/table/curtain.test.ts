// Two people at one device: when it is handed over, and to whom.
import { describe, expect, it } from 'vitest';
import type { Reactions, TableInfo, Update } from '../wire/types';
import { curtainFor } from './curtain';

const ANNA = 0;
const BEN = 1;
const info = { secrets: true } as TableInfo;
const shown = (seat: number | null): Update => ({ seat, asked: { seat: BEN, kind: 'window_fight' } }) as Update;
const told = (seat: number, order: string): Reactions => ({ seat, orders: { window_fight: order, window_dig: 'ask' }, window: null }) as Reactions;

describe('the curtain', () => {
  const table = { info, held: [ANNA, BEN], reactions: null, show: { shown: shown(null) } };

  it('falls before whoever is asked on a shared device', () => {
    expect(curtainFor(table)).toBe(BEN);
    expect(curtainFor({ ...table, reactions: told(BEN, 'ask') })).toBe(BEN);
  });

  it('does not fall where a standing order passes', () => {
    expect(curtainFor({ ...table, reactions: told(BEN, 'pass') })).toBeNull();
    expect(curtainFor({ ...table, reactions: told(BEN, 'until_turn') })).toBeNull();
    expect(curtainFor({ ...table, reactions: told(ANNA, 'pass') })).toBe(BEN); // somebody else's order
  });

  it('does not fall where nothing is hidden, where one is alone, and once somebody looks', () => {
    expect(curtainFor({ ...table, info: { ...info, secrets: false } })).toBeNull();
    expect(curtainFor({ ...table, held: [BEN] })).toBeNull();
    expect(curtainFor({ ...table, show: { shown: shown(BEN) } })).toBeNull();
    expect(curtainFor({ ...table, held: [ANNA, 2] })).toBeNull();
  });
});
