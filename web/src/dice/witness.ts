// What this browser has seen of a table's dice with its own eyes, kept in local storage: the seal it saw first, its own
// shares of the luck, the promises of all others, and the newest receipt. Nobody who edits a record can edit this.
import { nonce } from '../net/api';
import type { Ack, AnyToPage, Shares, Snapshot, TableInfo } from '../wire/types';
import { change, LOBBY, witnessOf, type Receipt, type Share, type Witness } from './memory';
import { pledgeOf } from './pledge';

/** Hands a promise or a share to the server; resolves to whether it took it. */
export type Send = (request: Promised | Told) => Promise<boolean>;
type Promised = { kind: 'pledge'; seat: number; pledge: string };
type Told = { kind: 'nonce'; seat: number; nonce: string };
/** `again`: the connection is new, so what was sent over the old one may have been lost. */
type Delivery = { table: string; send: Send; again: boolean };

/**
 * Whatever a table tells about itself, as it comes over the connection. `send` gives our shares of the luck in return;
 * the answer resolves when they are on their way. A lesson is no table: nothing is sealed there.
 */
export async function observe(
  table: string,
  news: AnyToPage,
  send: Send = () => Promise.resolve(false),
): Promise<void> {
  if ('table' in news && !news.table.commitment) return;
  if (!('table' in news) && !witnessOf(table)) return;
  await change(table, (witness) => {
    switch (news.kind) {
      case 'snapshot':
        return seeSnapshot(witness, news, send);
      case 'table':
        return seeTable(witness, news.table, { table, send, again: false });
      case 'update':
      case 'ack':
        return seeReceipt(witness, news);
      case 'bye':
        return witness.given.forEach((share) => delete share.told); // somebody else may have the seat from now on
    }
  });
}

function seeSnapshot(witness: Witness, { table, seats, update }: Snapshot, send: Send): Promise<unknown> | undefined {
  witness.seats = seats;
  if (update) seeReceipt(witness, update);
  return seeTable(witness, table, { table: witness.table, send, again: true });
}

function seeTable(witness: Witness, info: TableInfo, deliver: Delivery): Promise<unknown> | undefined {
  if (!witness.commitment) [witness.commitment, witness.since] = [info.commitment, witness.receipt?.number ?? LOBBY];
  if (info.status === 'lobby') return beforeStart(witness, info, deliver);
}

/** A share proves something only if it is promised after the seal was seen: so each of our seats promises one now. */
function beforeStart(
  witness: Witness,
  { commitment, seats, shares }: TableInfo,
  deliver: Delivery,
): Promise<unknown> | undefined {
  const held = witness.seats.filter((seat) => seats[seat]?.holder === 'person');
  if (commitment === witness.commitment) return give(witness, shares, held, deliver);
}

/**
 * Promise a share for each seat, always the same one. When all promises are fixed, tell it: once, and only to the list
 * that we saw first. Otherwise somebody could try the dice again with other shares.
 */
function give(
  coming: Witness,
  shares: Shares | null,
  seats: readonly number[],
  { table, send, again }: Delivery,
): Promise<unknown> {
  const known = coming.given;
  const fresh = shares ? !coming.pledges : false;
  if (shares) coming.pledges ??= shares.pledges;
  else coming.given = seats.map((seat) => known.find((one) => one.seat === seat) ?? { seat, nonce: nonce() });
  const due = coming.given.filter((share) => again || fresh || !known.includes(share));
  const { commitment, pledges } = coming;
  return Promise.all(
    due.map(async (share) => {
      const { seat, nonce } = share;
      const pledge = await pledgeOf(commitment, nonce);
      if (!shares) void send({ kind: 'pledge', seat, pledge });
      else if (shares.pledges.includes(pledge) && String(pledges) === String(shares.pledges))
        void send({ kind: 'nonce', seat, nonce }).then((taken) => taken && noteTold(table, share));
    }),
  );
}

function noteTold(table: string, { nonce }: Share): void {
  change(table, ({ given }) => {
    for (const share of given) if (share.nonce === nonce) share.told = true;
  });
}

function seeReceipt(witness: Witness, { number, chain }: Receipt | Ack): void {
  if (chain && number >= (witness.receipt?.number ?? 0)) witness.receipt = { number, chain };
}
