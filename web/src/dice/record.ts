// The record of a match and its chain (docs/fair-dice.md §4). `reading.ts` makes one from a file.
import type { Move } from '../wire/types';
import { hashOf } from './hashes';
import type { Problem } from './problems';

export interface Header {
  format: number;
  game: string;
  version: number;
  options: Record<string, unknown>;
  commitment: string;
  nonces: (string | null)[];
  server_seed: string | null;
}

export interface Draw {
  n: bigint;
  value: bigint;
}

interface Line {
  line: number;
  number: number;
  chain: string;
  /** What the chain hashes: the line with its own link left empty. */
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
