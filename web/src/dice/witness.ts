// What this browser has seen of a table's dice with its own eyes, kept in local storage: the seal it saw first, its own
// shares of the luck, and the newest receipt. Whoever edits a record later cannot edit this.
import { nonce } from '../net/api';
import type { Ack, AnyToPage, Snapshot, TableInfo, Ticket } from '../wire/types';
import { change, LOBBY, witnessOf, type Receipt, type Share, type Witness } from './memory';

/** Hands a share to the server; resolves to whether it took it for the match that has not begun. */
type Send = (seat: number, nonce: string) => Promise<boolean>;
type Delivery = { send: Send; again: boolean };

/**
 * Whatever a table tells about itself, as it comes over the connection. `send` gives our share of the luck in return.
 * A lesson is no table: nothing is sealed there.
 */
export function observe(table: string, news: AnyToPage, send: Send = () => Promise.resolve(false)): void {
  if ('table' in news && !news.table.commitment) return;
  if (!('table' in news) && !witnessOf(table)) return;
  switch (news.kind) {
    case 'snapshot':
      return change(table, (witness) => seeSnapshot(witness, news, send));
    case 'table':
      return change(table, (witness) => seeTable(witness, news.table, send, false));
    case 'update':
    case 'ack':
      return change(table, (witness) => seeReceipt(witness, news));
    case 'bye':
      return change(table, (witness) => (witness.shares = [])); // somebody else may have the seat from now on
  }
}

/** A share that the server has confirmed: the record must show it later. */
export function keepShare({ table, seat }: Pick<Ticket, 'table' | 'seat'>, own: string): void {
  if (seat === null) return;
  change(table, (witness) => {
    witness.shares = [...witness.shares.filter((one) => one.seat !== seat), { seat, nonce: own }];
  });
}

function seeSnapshot(witness: Witness, { table, seats, update }: Snapshot, send: Send): void {
  witness.seats = seats;
  if (update) seeReceipt(witness, update);
  seeTable(witness, table, send, true);
}

/** `again`: the connection is new, so what was sent over the old one may have been lost. */
function seeTable(witness: Witness, info: TableInfo, send: Send, again: boolean): void {
  const deliver = { send, again };
  if (!witness.commitment) [witness.commitment, witness.since] = [info.commitment, witness.receipt?.number ?? LOBBY];
  if (info.status === 'lobby') beforeStart(witness, info, deliver);
  if (info.status === 'over') beforeRematch(witness, info, deliver);
}

/** A share proves something only if it is given after the seal was seen: so each of our seats gives one now. */
function beforeStart(witness: Witness, info: TableInfo, { send, again }: Delivery): void {
  const { table } = witness;
  const held = witness.seats.filter((seat) => info.seats[seat]?.holder === 'person');
  const noted: Send = async (seat, own) => {
    const inTime = await send(seat, own);
    if (inTime && witnessOf(table)?.seats.includes(seat)) keepShare({ table, seat }, own);
    return inTime;
  };
  witness.shares = witness.shares.filter(({ seat }) => held.includes(seat));
  witness.given = give(witness.given, held, { send: noted, again });
}

/** The rematch is sealed before anybody asks for it; it may be called before our share arrives, so none is sure. */
function beforeRematch(witness: Witness, info: TableInfo, deliver: Delivery): void {
  const { next_commitment: commitment, next_table: table } = info;
  if (table === null && commitment !== null) {
    witness.next = { commitment, given: give(witness.next?.given ?? [], witness.seats, deliver) };
  } else if (table !== null && witness.next) {
    const { next } = witness;
    change(table, (rematch) => {
      if (!rematch.commitment) Object.assign(rematch, { commitment: next.commitment, given: next.given });
    });
  }
}

/** One share a seat, and always the same one. */
function give(given: readonly Share[], seats: readonly number[], { send, again }: Delivery): Share[] {
  return seats.map((seat) => {
    const known = given.find((one) => one.seat === seat);
    const share = known ?? { seat, nonce: nonce() };
    if (again || !known) void send(seat, share.nonce);
    return share;
  });
}

function seeReceipt(witness: Witness, { number, chain }: Receipt | Ack): void {
  if (chain && number >= (witness.receipt?.number ?? 0)) witness.receipt = { number, chain };
}
