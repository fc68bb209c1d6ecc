// The seats this device holds, in local storage: a seat outlives a closed tab and a restart.
import { StoredList } from './stored';

export interface HeldSeat {
  seat: number;
  token: string;
}

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
}

const KEPT = 12;
const stored = new StoredList('skulduggery.tables', isHeldTable);

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
  change(table, game, (held) => {
    held.seats = [...held.seats.filter((other) => other.seat !== seat && other.token !== token), { seat, token }];
  });
}

/** Seats that moved elsewhere: the server would refuse their tokens in the next hello. */
export function keepOnly(table: string, seats: readonly number[]): void {
  const held = heldTable(table);
  if (!held || held.seats.every(({ seat }) => seat < 0 || seats.includes(seat))) return;
  change(table, held.game, (changed) => {
    changed.seats = changed.seats.filter(({ seat }) => seat < 0 || seats.includes(seat));
  });
}

/** Keep what the continue card shows in step with the table. */
export function describeTable(table: string, game: string, names: string[]): void {
  if (!heldTable(table)) return;
  change(table, game, (held) => {
    held.names = names;
  });
}

export function keepMarks(table: string, mark: number, watched: number): void {
  if (!heldTable(table)) return;
  change(table, '', (held) => {
    held.marks = [mark, watched];
  });
}

export function forgetTable(table: string): void {
  stored.write(heldTables().filter((held) => held.table !== table));
}

function change(table: string, game: string, edit: (held: HeldTable) => void): void {
  const tables = heldTables();
  const held = tables.find((known) => known.table === table) ?? { table, game, seats: [], names: [], when: 0 };
  held.game = game || held.game;
  held.when = Date.now();
  edit(held);
  stored.write([held, ...tables.filter((known) => known.table !== table)].slice(0, KEPT));
}

function isHeldTable(value: unknown): value is HeldTable {
  const held = value as Partial<HeldTable> | null;
  return typeof held?.table === 'string' && Array.isArray(held.seats) && Array.isArray(held.names);
}
