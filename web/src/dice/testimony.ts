// What this browser kept of a match, held against the record.
import type { Finding } from './check';
import { fingerprint } from './fingerprint';
import type { Check, Problem } from './problems';
import type { Entry, Seal, Stretch } from './record';
import { isOpen, receiptOf } from './seal';
import type { Receipt, Share, Witness } from './memory';

interface Testimony {
  problems: Problem[];
  findings: Record<Extract<Check, 'seen' | 'shares' | 'receipt'>, Finding>;
}

/** A match that was forked from another one is the table's own only from the fork on: the last stretch. */
export function askWitness(stretches: readonly Stretch[], witness: Witness | null): Testimony {
  const { seal, line } = stretches.at(-1) as Stretch;
  if (!witness) return { problems: [], findings: { seen: 'unknown', shares: 'unknown', receipt: 'unknown' } };
  const problems = [
    ...otherSeal(seal, line, witness),
    ...otherShares(seal, line, witness),
    ...otherPledges(seal, line, witness),
  ];
  const own = witness.given.map(({ nonce }) => nonce);
  const shares = seal.nonces.some((nonce) => nonce !== null && own.includes(nonce)) ? 'right' : 'unknown';
  if (!witness.receipt) return { problems, findings: { seen: 'right', shares, receipt: 'unknown' } };
  if (isOpen(seal)) problems.push(...otherReceipt(stretches, witness.receipt));
  return { problems, findings: { seen: 'right', shares, receipt: isOpen(seal) ? 'right' : 'later' } };
}

function otherSeal({ commitment }: Seal, line: number, { commitment: seen }: Witness): Problem[] {
  return commitment === seen
    ? []
    : [{ kind: 'other-seal', line, seen: fingerprint(seen), found: fingerprint(commitment) }];
}

/** A share that the server took is in the record. In a rematch it may be on another seat, but where its pledge is. */
function otherShares({ nonces, pledges }: Seal, line: number, { given }: Witness): Problem[] {
  const there = ({ seat, nonce }: Share): boolean => (pledges ? nonces.includes(nonce) : nonces[seat] === nonce);
  const wrong = given.filter((share) => share.told && !there(share));
  return wrong.map(({ seat }) => ({ kind: 'other-share', line, seat: seat + 1 }));
}

/** The promises are those that were fixed before this browser told its share. */
function otherPledges({ pledges }: Seal, line: number, { pledges: seen }: Witness): Problem[] {
  return seen && String(seen) !== String(pledges) ? [{ kind: 'other-pledges', line }] : [];
}

function otherReceipt(stretches: readonly Stretch[], { number, chain }: Receipt): Problem[] {
  const last = stretches.flatMap(({ entries }) => entries).at(-1);
  const receipts = stretches.flatMap(receiptsOf);
  const found = receipts.find(({ entry }) => entry.number === number);
  if (!found) return [{ kind: 'cut-short', line: last?.line ?? 1, number, last: last?.number ?? 0 }];
  return found.receipt() === chain ? [] : [{ kind: 'other-receipt', line: found.entry.line, number }];
}

/** What pages were given for each entry, keyed with the seed of its own stretch. */
export function receiptsOf({ seal, entries }: Stretch): { entry: Entry; receipt: () => string }[] {
  return entries.map((entry) => ({ entry, receipt: () => receiptOf(seal.server_seed ?? '', entry.chain) }));
}
