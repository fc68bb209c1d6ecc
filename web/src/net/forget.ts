// A table that this device holds no longer. Nobody needs that for the first move.
import { heldTable, heldTables, keepMore, stored, type HeldTable } from './tokens';

/** In place of the number of a seat: the host sent us away. */
const SENT_AWAY = -2;

export function forgetTable(table: string): void {
  stored.write(heldTables().filter((held) => held.table !== table));
}

/** The keys stay: by them the server knows us, and says the same at the next visit, until the host lets us in. */
export function noteSentAway(table: string): void {
  keepMore(table, { seats: heldTable(table)?.seats.map(({ token }) => ({ seat: SENT_AWAY, token })) ?? [] });
}

export function isOurs({ seats }: HeldTable): boolean {
  return seats.some(({ seat }) => seat !== SENT_AWAY);
}
