// What this browser has seen of a table's dice with its own eyes, kept in local storage: the seal it saw first, its own
// share of the luck, and the newest receipt. Whoever edits a record later cannot edit this.
import type { AnyToPage, Snapshot, TableInfo, Ticket } from '../wire/types';

export interface Share {
  seat: number;
  nonce: string;
  /** Given before the match began: then it must be in the record. */
  early: boolean;
}

export interface Receipt {
  number: number;
  chain: string;
}

export interface Witness {
  table: string;
  commitment: string;
  /** The newest entry when the seal was first seen; -1: still in the lobby. */
  since: number;
  receipt: Receipt | null;
  shares: Share[];
}

const KEY = 'skulduggery.dice';
const KEPT = 60;
const LOBBY = -1;

/** A browser may forbid storage; then we remember as long as the tab lives. */
let fallback: Witness[] = [];

export function witnessOf(table: string): Witness | null {
  return witnesses().find((one) => one.table === table && one.commitment) ?? null;
}

/** A file does not say which table it was; its seal does. */
export function witnessBySeal(commitment: string): Witness | null {
  return witnesses().find((one) => one.commitment === commitment) ?? null;
}

/** Whatever a table tells about itself, as it comes over the line. */
export function observe(table: string, news: AnyToPage): void {
  switch (news.kind) {
    case 'snapshot':
      return change(table, (witness) => seeSnapshot(witness, news));
    case 'table':
      return change(table, (witness) => seeSeal(witness, news.table, witness.receipt?.number ?? LOBBY));
    case 'update':
    case 'ack':
      return change(table, (witness) => seeReceipt(witness, news));
    case 'bye':
      return change(table, (witness) => (witness.shares = []));
  }
}

/** Whoever opens a table is in time; who joins one was, if the lobby is seen afterwards. */
export function keepShare({ table, seat }: Ticket, nonce: string, early: boolean): void {
  if (seat === null) return;
  change(table, (witness) => {
    const share = { seat, nonce, early };
    witness.shares = [...witness.shares.filter((one) => one.seat !== seat), share];
  });
}

function seeSnapshot(witness: Witness, { table, seats, update }: Snapshot): void {
  seeSeal(witness, table, update?.number ?? LOBBY);
  if (update) seeReceipt(witness, update);
  reviewShares(witness, seats, update === null);
}

function seeReceipt(witness: Witness, { number, chain }: Receipt): void {
  if (chain && number >= (witness.receipt?.number ?? 0)) witness.receipt = { number, chain };
}

function seeSeal(witness: Witness, info: TableInfo, number: number): void {
  if (witness.commitment) return;
  witness.commitment = info.commitment;
  witness.since = number;
}

/** A seat that was given up or moved away is no longer ours to vouch for; one held in the lobby came in time. */
function reviewShares(witness: Witness, seats: readonly number[], lobby: boolean): void {
  witness.shares = witness.shares
    .filter((share) => seats.includes(share.seat))
    .map((share) => ({ ...share, early: share.early || lobby }));
}

function change(table: string, edit: (witness: Witness) => unknown): void {
  const all = witnesses();
  const known = all.find((one) => one.table === table);
  const witness = known ?? { table, commitment: '', since: -1, receipt: null, shares: [] };
  edit(witness);
  write([witness, ...all.filter((one) => one.table !== table)].slice(0, KEPT));
}

function witnesses(): Witness[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isWitness) : [];
  } catch {
    return fallback;
  }
}

function write(all: Witness[]): void {
  fallback = all;
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Private windows may refuse: `fallback` serves this tab.
  }
}

function isWitness(value: unknown): value is Witness {
  const one = value as Partial<Witness> | null;
  return typeof one?.table === 'string' && typeof one.commitment === 'string' && Array.isArray(one.shares);
}
