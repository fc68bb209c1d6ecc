// The seats this device holds, in local storage: a seat outlives a closed tab and a restart.
import type { Remark } from '../wire/types';
import { StoredList } from './stored';

export interface HeldSeat {
  seat: number;
  token: string;
}

/** A person at a seat: somebody else may have this seat later. */
export type Speaker = Pick<Remark, 'seat' | 'name'>;

export interface HeldTable {
  table: string;
  game: string;
  seats: HeldSeat[];
  /** Who sat there when we last looked, for the continue card. */
  names: string[];
  /** Milliseconds since 1970. */
  when: number;
  /** The entry of our last own move, and the last one we have watched. */
  marks?: [mark: number, watched: number];
  /** The ids of remarks that were read, and who is muted. */
  read?: readonly string[];
  muted?: readonly Speaker[];
  /** Played beside a big screen: this device shows the own cards and choices only. */
  hand?: boolean;
}

const KEPT = 12;
export const stored = new StoredList('skulduggery.tables', isHeldTable);

export function heldTables(): HeldTable[] {
  return stored.read();
}

export function heldTable(table: string): HeldTable | undefined {
  return heldTables().find((held) => held.table === table);
}

export function tokensOf(table: string): string[] {
  return heldTable(table)?.seats.map((seat) => seat.token) ?? [];
}

export function keepSeat(table: string, seat: number, token: string, game = ''): void {
  change(table, (held) => ({
    game: game || held.game,
    seats: [...held.seats.filter((other) => other.seat !== seat && other.token !== token), { seat, token }],
  }));
}

/** Seats that moved elsewhere: the server would refuse their tokens in the next hello. */
export function keepOnly(table: string, seats: readonly number[]): void {
  keepMore(table, { seats: heldTable(table)?.seats.filter(({ seat }) => seat < 0 || seats.includes(seat)) ?? [] });
}

/** What else is known of a table whose seats this device holds: who sits there, how far it was watched. */
export function keepMore(table: string, more: Partial<HeldTable>): void {
  if (heldTable(table)) change(table, () => more);
}

function change(table: string, more: (held: HeldTable) => Partial<HeldTable>): void {
  const when = Date.now();
  const held = { game: '', seats: [], names: [], ...heldTable(table), table, when };
  const others = heldTables().filter((known) => known.table !== table);
  stored.write([{ ...held, ...more(held) }, ...others].slice(0, KEPT));
}

function isHeldTable(value: unknown): value is HeldTable {
  const held = value as Partial<HeldTable> | null;
  return typeof held?.table === 'string' && Array.isArray(held.seats) && Array.isArray(held.names);
}
