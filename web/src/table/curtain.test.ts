// Two people at one device: when it is handed over. And when a bot is said to think.
import { describe, expect, it } from 'vitest';
import type { Reactions, SeatInfo, TableInfo } from '../wire/types';
import { isThinking, isWaitedFor } from './curtain';

const ANNA = 0;
const BEN = 1;
const asked = { seat: BEN, kind: 'window_fight' };
const told = (seat: number, passes: boolean): Pick<Reactions, 'seat' | 'questions' | 'passes'> => ({
  seat,
  questions: ['window_fight', 'window_dig'],
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

describe('a bot', () => {
  const seats = ['here', 'bot'].map((presence) => ({ presence }) as SeatInfo);
  type Told = Pick<TableInfo, 'seats' | 'status' | 'windows'>;
  const table = (windows: Told['windows'], status: Told['status'] = 'running'): Told => ({ seats, status, windows });
  const reactions = told(ANNA, false);

  it('thinks while it is asked', () => {
    expect(isThinking(asked, table(null), null)).toBe(true);
    expect(isThinking({ ...asked, seat: ANNA }, table(null), null)).toBe(false);
    expect(isThinking(null, table(null), null)).toBe(false);
    expect(isThinking(asked, table(null, 'paused'), null)).toBe(false);
  });

  it('is not said to think in a reaction window', () => {
    expect(isThinking({ ...asked, kind: 'sail' }, table('strict'), reactions)).toBe(true);
    expect(isThinking(asked, table('strict'), reactions)).toBe(false);
    expect(isThinking({ ...asked, kind: 'sail' }, table('strict'), null)).toBe(false); // a spectator knows no windows
  });
});
