// What this browser kept of a match, held against the record.
import type { Check, Problem } from './problems';
import type { Finding } from './check';
import type { DiceRecord } from './record';
import { receiptOf } from './seal';
import type { Receipt, Share, Witness } from './witness';

interface Testimony {
  problems: Problem[];
  findings: Record<Extract<Check, 'seen' | 'shares' | 'receipt'>, Finding>;
}

export function askWitness(record: DiceRecord, witness: Witness | null, seed: string | null): Testimony {
  if (!witness) return { problems: [], findings: { seen: 'unknown', shares: 'unknown', receipt: 'unknown' } };
  const problems = [...otherSeal(record, witness), ...otherShares(record, witness)];
  const shares = witness.shares.some((share) => record.header.nonces[share.seat] === share.nonce) ? 'right' : 'unknown';
  if (!witness.receipt) return { problems, findings: { seen: 'right', shares, receipt: 'unknown' } };
  if (seed !== null) problems.push(...otherReceipt(record, witness.receipt, seed));
  return { problems, findings: { seen: 'right', shares, receipt: seed !== null ? 'right' : 'later' } };
}

function otherSeal({ header }: DiceRecord, { commitment }: Witness): Problem[] {
  if (header.commitment === commitment) return [];
  return [{ kind: 'other-seal', line: 1, seen: commitment.slice(0, 8), found: header.commitment.slice(0, 8) }];
}

function otherShares({ header }: DiceRecord, { shares }: Witness): Problem[] {
  const isOther = ({ seat, nonce, early }: Share): boolean => {
    const found = header.nonces[seat] ?? null;
    return found === null ? early : found !== nonce;
  };
  return shares.filter(isOther).map(({ seat }) => ({ kind: 'other-share', line: 1, seat: seat + 1 }));
}

function otherReceipt({ entries }: DiceRecord, receipt: Receipt, seed: string): Problem[] {
  const last = entries.at(-1);
  const entry = entries.find(({ number }) => number === receipt.number);
  if (!entry) return [{ kind: 'cut-short', line: last?.line ?? 1, number: receipt.number, last: last?.number ?? 0 }];
  if (receiptOf(seed, entry.chain) === receipt.chain) return [];
  return [{ kind: 'other-receipt', line: entry.line, number: receipt.number }];
}
