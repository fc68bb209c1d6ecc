// The ranking as rows: a seat each, or partners together. Ties share a place.
import { say } from '../state/speech.svelte';
import type { Chronicle, Result, ScoreLine } from '../wire/types';

export interface Rank {
  place: number;
  seats: number[];
  score: number;
  shared: boolean; // with another row
}

/** `teams` by seat; empty: everybody for themselves. */
export function ranking(result: Result, teams: readonly number[]): Rank[] {
  const rows = new Map<number, Rank>();
  result.places.forEach((place, seat) => {
    const team = teams[seat] ?? seat;
    const row = rows.get(team) ?? { place, seats: [], score: result.scores[seat] ?? 0, shared: false };
    row.seats.push(seat);
    rows.set(team, row);
  });
  const ranks = [...rows.values()].sort((one, other) => one.place - other.place);
  for (const rank of ranks) rank.shared = ranks.some((other) => other !== rank && other.place === rank.place);
  return ranks;
}

export function winners(result: Result): number[] {
  return result.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
}

/** What a score is made of, without what there was none of; who has nothing at all reads the first line. */
export function breakdown(lines: readonly ScoreLine[]): readonly ScoreLine[] {
  const there = lines.filter(({ count }) => count !== 0);
  return there.length > 0 ? there : lines.slice(0, 1);
}

/** To whom the end is told: a winner, somebody who was beaten, or whoever watched or shares the device. */
export type Side = 'won' | 'lost' | 'watched';

export function sideOf(result: Result | null, you: number | null): Side {
  if (!result || you === null) return 'watched';
  return result.places[you] === 1 ? 'won' : 'lost';
}

const NEAR = 0.2; // of what the winner has

/**
 * How much `you` had less than the winner. Null where the score did not decide: the others are dead, or have more than
 * the winner. Nobody is level with a winner whose score was raised to the highest; until the sheet is here (null),
 * nobody knows whether it was.
 */
export function gapOf(
  result: Result,
  you: number,
  sheet: Chronicle['sheet'] | null,
): { score: number; size: 'level' | 'near' | 'far' } | null {
  const first = winners(result)[0] ?? 0;
  const best = result.scores[first] ?? 0;
  const score = best - (result.scores[you] ?? 0);
  if (score < 0 || result.reason === 'last_alive') return null;
  const raised = !sheet || sheet[first]?.some(({ what, amount }) => what === 'victory' && amount > 0);
  if (score === 0 && raised) return null;
  return { score, size: score === 0 ? 'level' : score <= best * NEAR ? 'near' : 'far' };
}

/** Who has won, as a sentence; to `you`, if it is a winner. */
export function headlineOf(result: Result, names: readonly string[], you: number | null = null): string {
  const first = winners(result);
  if (first.length > 1 && first.length === result.places.length) return say('end-all-tie');
  if (sideOf(result, you) === 'won') {
    const others = first.filter((seat) => seat !== you).map((seat) => names[seat] ?? '');
    return say('end-you-win', { names: others, count: first.length });
  }
  return say('end-winner', { names: first.map((seat) => names[seat] ?? ''), count: first.length });
}
