// Every draw of a match, worked out again from the seed and the number of its move.
import type { Roll } from '../wire/types';
import { SeededChance, SPAN } from './chance';
import type { Problem } from './problems';
import type { Draw, Entry, Stretch } from './record';
import { isOpen, matchSeed } from './seal';

export interface CheckedDraw extends Draw {
  /** Null while the seed is sealed, or where there can be no such draw. */
  expected: bigint | null;
  right: boolean;
  words: bigint[];
}

export interface CheckedLine {
  entry: Entry;
  /** The number of the move among those that count. */
  move: number;
  draws: CheckedDraw[];
  problems: Problem[];
}

/** Gives each entry its number among the moves that count, and recomputes its draws from the seed of its stretch. */
export function checkedLines(stretches: readonly Stretch[]): CheckedLine[] {
  let move = 0;
  return stretches.flatMap(({ seal, entries }) => {
    const seed = isOpen(seal) ? matchSeed(seal.server_seed, seal.nonces) : null;
    return entries.map((entry) => {
      const problems = badUndo(entry, move);
      if (entry.entry === 'played' || entry.entry === 'table_played') move += 1;
      if (entry.entry === 'undone') move = Math.min(entry.to, move);
      const draws = recomputed(entry, seed && new SeededChance(seed, move));
      return { entry, move, draws, problems: [...problems, ...wrongDraws(entry, draws)] };
    });
  });
}

function badUndo(entry: Entry, move: number): Problem[] {
  const bad = entry.entry === 'undone' && entry.to >= move;
  return bad ? [{ kind: 'bad-undo', line: entry.line, to: entry.to }] : [];
}

function recomputed({ draws }: Entry, chance: SeededChance | null): CheckedDraw[] {
  return draws.map((draw) => {
    if (!chance) return { ...draw, expected: null, right: true, words: [] };
    if (draw.n < 1n || draw.n > SPAN) return { ...draw, expected: null, right: false, words: [] };
    const { value, words } = chance.below(draw.n);
    return { ...draw, expected: value, right: value === draw.value, words };
  });
}

/** Counted from 1, as everybody reads a die. */
function wrongDraws({ line }: Entry, draws: readonly CheckedDraw[]): Problem[] {
  return draws.flatMap(({ n, value, expected, right }, at) => {
    const figures = { draw: at + 1, ways: String(n), found: shown(value), expected: shown(expected) };
    return right ? [] : [{ kind: 'wrong-draw' as const, line, ...figures }];
  });
}

export function shown(value: bigint | null): string {
  return value === null ? '–' : String(value + 1n);
}

/** The story must tell of no die that did not fall. */
export function toldOtherwise({ draws, line }: Entry, rolls: readonly Roll[]): Problem[] {
  const fell = ({ sides, value }: Roll): boolean =>
    draws.some((draw) => draw.n === BigInt(sides) && draw.value + 1n === BigInt(value));
  return rolls.filter((roll) => !fell(roll)).map(({ value }) => ({ kind: 'told-otherwise', line, value }));
}
