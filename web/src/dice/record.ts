// The record of a match and its chain (docs/fair-dice.md §4). `reading.ts` makes one from a file.
import type { Move } from '../wire/types';
import { hashOf } from './hashes';
import type { Problem } from './problems';

/** What the luck from here on is sealed by: the header, or a fork, from which on another match was played. */
export interface Seal {
  commitment: string;
  nonces: (string | null)[];
  /** The hashes by which the shares were promised. Old records and forks have none. */
  pledges?: (string | null)[];
  server_seed: string | null;
}

export interface Header extends Seal {
  format: number;
  game: string;
  version: number;
  options: Record<string, unknown>;
}

export interface Draw {
  n: bigint;
  value: bigint;
}

interface Line {
  line: number;
  number: number;
  chain: string;
  /** What the chain hashes: the line with its own link left empty, and without a fork's seed. */
  bare: string;
  draws: Draw[];
}
export type Entry = Line &
  (
    | { entry: 'start' }
    | { entry: 'played'; seat: number; move: Move }
    | { entry: 'table_played'; move: Move }
    | { entry: 'undone'; seat: number; to: number }
    | { entry: 'seated'; seat: number; name: string; bot: string | null }
    | ({ entry: 'forked' } & Seal)
  );

export interface DiceRecord {
  header: Header;
  /** Where the chain begins. */
  firstLink: string;
  entries: Entry[];
  /** The file was readable up to here. */
  broken: Problem | null;
}

/** The link an entry should carry after the one before it. */
export function linkAfter(link: string, entry: Entry): string {
  return hashOf(`${link}\n${entry.bare}`);
}

/** A stretch of the match whose luck comes from one seal; `line` is where the seal stands. */
export interface Stretch {
  line: number;
  seal: Seal;
  entries: Entry[];
}

export function stretchesOf({ header, entries }: DiceRecord): Stretch[] {
  const found: Stretch[] = [{ line: 1, seal: header, entries: [] }];
  for (const entry of entries) {
    if (entry.entry === 'forked') found.push({ line: entry.line, seal: entry, entries: [] });
    found.at(-1)?.entries.push(entry);
  }
  return found;
}

/** What the table's own match was sealed by: one that was forked from another is its own only from the fork on. */
export function ownSeal(record: DiceRecord): Seal {
  return stretchesOf(record).at(-1)?.seal ?? record.header;
}
