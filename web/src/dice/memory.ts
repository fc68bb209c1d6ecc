// What is kept of each table in local storage, the newest tables first.
import { StoredList } from '../net/stored';
import type { Shares } from '../wire/types';

export interface Share {
  seat: number;
  nonce: string;
  /** The server has taken it, so the record must show it. */
  told?: boolean;
}

export interface Receipt {
  number: number;
  chain: string;
}

export interface Witness {
  table: string;
  /** The seal that was seen first; empty until one was. */
  commitment: string;
  /** Our own shares of the luck: promised by their hashes, and told when all promises were fixed. */
  given: Share[];
  /** The promises of all seats, as they were fixed before we told our shares. */
  pledges?: Shares['pledges'];
  /** The newest entry when the seal was first seen. */
  since: number;
  receipt: Receipt | null;
  /** The seats this browser holds. */
  seats: number[];
}

export const LOBBY = -1;
const KEPT = 60;
export const stored = new StoredList('skulduggery.dice', isWitness);

export function witnessOf(table: string): Witness | null {
  return stored.read().find((one) => one.table === table && one.commitment) ?? null;
}

export function newWitness(table: string): Witness {
  return { table, commitment: '', since: LOBBY, receipt: null, seats: [], given: [] };
}

export function change<T>(table: string, edit: (witness: Witness) => T): T {
  const witness = stored.read().find((one) => one.table === table) ?? newWitness(table);
  const found = edit(witness);
  stored.write([witness, ...stored.read().filter((one) => one.table !== table)].slice(0, KEPT));
  return found;
}

function isWitness(value: unknown): value is Witness {
  const one = value as Partial<Witness> | null;
  return typeof one?.table === 'string' && [one.seats, one.given].every(Array.isArray);
}
