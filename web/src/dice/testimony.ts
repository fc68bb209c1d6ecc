// What this browser kept of a match, held against the record.
import type { Finding } from './check';
import { fingerprint } from './fingerprint';
import type { Check, Problem } from './problems';
import type { DiceRecord, Entry, Seal, Stretch } from './record';
import { isOpen, receiptOf } from './seal';
import type { Receipt, Share, Witness } from './witness';

interface Testimony {
  problems: Problem[];
  findings: Record<Extract<Check, 'seen' | 'shares' | 'receipt'>, Finding>;
}

/** The stretch is the one in which the table's own match was played. */
export function askWitness({ entries }: DiceRecord, { seal, line }: Stretch, witness: Witness | null): Testimony {
  if (!witness) return { problems: [], findings: { seen: 'unknown', shares: 'unknown', receipt: 'unknown' } };
  const problems = [...otherSeal(seal, line, witness), ...otherShares(seal, line, witness)];
  const shares = witness.shares.some(({ seat, nonce }) => seal.nonces[seat] === nonce) ? 'right' : 'unknown';
  if (!witness.receipt) return { problems, findings: { seen: 'right', shares, receipt: 'unknown' } };
  if (isOpen(seal)) problems.push(...otherReceipt(entries, witness.receipt, seal.server_seed));
  return { problems, findings: { seen: 'right', shares, receipt: isOpen(seal) ? 'right' : 'later' } };
}

function otherSeal({ commitment }: Seal, line: number, { commitment: seen }: Witness): Problem[] {
  return commitment === seen ? [] : [{ kind: 'other-seal', line, seen: fingerprint(seen), found: fingerprint(commitment) }];
}

function otherShares({ nonces }: Seal, line: number, { shares }: Witness): Problem[] {
  const isOther = ({ seat, nonce, early }: Share): boolean => {
    const found = nonces[seat] ?? null;
    return found === null ? early : found !== nonce;
  };
  return shares.filter(isOther).map(({ seat }) => ({ kind: 'other-share', line, seat: seat + 1 }));
}

function otherReceipt(entries: readonly Entry[], receipt: Receipt, seed: string): Problem[] {
  const last = entries.at(-1);
  const entry = entries.find(({ number }) => number === receipt.number);
  if (!entry) return [{ kind: 'cut-short', line: last?.line ?? 1, number: receipt.number, last: last?.number ?? 0 }];
  if (receiptOf(seed, entry.chain) === receipt.chain) return [];
  return [{ kind: 'other-receipt', line: entry.line, number: receipt.number }];
}
