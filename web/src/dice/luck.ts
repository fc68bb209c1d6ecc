// The figures behind the luck chart: where bar and mark are drawn, and which words fit.
import type { Luck, Roll } from '../wire/types';

/** One in so many is nothing to remark upon. */
const USUAL = 3;
const MARGIN = 0.08;

export type Fortune = 'usual' | 'lucky' | 'unlucky';

export function fortuneOf({ mean, expected, one_in: rarity }: Luck): Fortune {
  if (rarity <= USUAL) return 'usual';
  return mean > expected ? 'lucky' : 'unlucky';
}

/**
 * Turns a mean into percent of the chart's width. All seats with the same die share a scale, so bars can be compared.
 */
export function scaleOf(all: readonly Luck[], sides: number): (value: number) => number {
  const alike = all.filter((one) => one.sides === sides);
  const least = Math.min(...alike.map((one) => Math.min(one.low, one.mean)));
  const most = Math.max(...alike.map((one) => Math.max(one.high, one.mean)));
  const width = most - least || 1;
  return (value) => 100 * (MARGIN + (1 - 2 * MARGIN) * ((value - least) / width));
}

export interface Spread {
  seat: number;
  sides: number;
  /** How often each face fell, the 1 first. */
  counts: number[];
  rolls: number;
}

/** How the dice of each seat fell, one for each sort of die. */
export function spreadsOf(rolls: readonly Roll[]): Spread[] {
  const found: Spread[] = [];
  for (const { seat, sides, value } of rolls) {
    let spread = found.find((one) => one.seat === seat && one.sides === sides);
    if (!spread) found.push((spread = { seat, sides, counts: Array<number>(sides).fill(0), rolls: 0 }));
    spread.counts[value - 1] = (spread.counts[value - 1] ?? 0) + 1;
    spread.rolls += 1;
  }
  return found.sort((one, other) => one.seat - other.seat || one.sides - other.sides);
}
