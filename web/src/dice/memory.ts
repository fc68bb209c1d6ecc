// What is kept of each table in local storage, the newest tables first.
import { StoredList } from '../net/stored';

export interface Share {
  seat: number;
  nonce: string;
}

export interface Receipt {
  number: number;
  chain: string;
}

export interface Witness {
  table: string;
  /** The seal that was seen first; empty until one was. */
  commitment: string;
  /** The newest entry when the seal was first seen. */
  since: number;
  receipt: Receipt | null;
  /** The seats this browser holds. */
  seats: number[];
  /**
   * Confirmed by the server before the match began, so they must be in the record; and given in the hope that they are.
   */
  shares: Share[];
  given: Share[];
  /** Of the rematch, before it has a table. */
  next: { commitment: string; given: Share[] } | null;
}

export const LOBBY = -1;
const KEPT = 60;
const stored = new StoredList('skulduggery.dice', isWitness);

export function witnessOf(table: string): Witness | null {
  return stored.read().find((one) => one.table === table && one.commitment) ?? null;
}

/** A file does not say which table it was; its seal does. */
export function witnessBySeal(commitment: string): Witness | null {
  return stored.read().find((one) => one.commitment === commitment) ?? null;
}

export function newWitness(table: string): Witness {
  return { table, commitment: '', since: LOBBY, receipt: null, seats: [], shares: [], given: [], next: null };
}

export function change(table: string, edit: (witness: Witness) => unknown): void {
  const witness = stored.read().find((one) => one.table === table) ?? newWitness(table);
  edit(witness);
  stored.write([witness, ...stored.read().filter((one) => one.table !== table)].slice(0, KEPT));
}

function isWitness(value: unknown): value is Witness {
  const one = value as Partial<Witness> | null;
  return typeof one?.table === 'string' && [one.seats, one.shares, one.given].every(Array.isArray);
}
