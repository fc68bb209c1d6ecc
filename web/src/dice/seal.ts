// The sealed seed (docs/fair-dice.md §1): promised by its hash, mixed with the seats' shares, revealed at the end.
// Mirrors src/skulduggery/core/seal.py, and keys.py for the receipts.
import { bytesToHex, hashOf, hexToBytes, keyedHash } from './hashes';
import type { Seal } from './record';

const SEED = /^(?:[0-9a-f]{2})+$/;
const SHARE = /^[^\r\n]{1,64}$/u;

/** What everybody is shown before the first move. */
export function commitmentOf(serverSeed: string): string {
  return hashOf(hexToBytes(serverSeed));
}

/** Whether the seed was revealed, and is one. */
export function isOpen(seal: Seal): seal is Seal & { server_seed: string } {
  return seal.server_seed !== null && SEED.test(seal.server_seed);
}

/** One line of 1 to 64 characters: so no two lists of shares read alike. */
export function isShare(nonce: string): boolean {
  return SHARE.test(nonce);
}

/** The seed behind every draw. A seat without a share (a bot, a late joiner) adds nothing. */
export function matchSeed(serverSeed: string, nonces: readonly (string | null)[]): Uint8Array {
  const said = nonces.flatMap((nonce, seat) => (nonce === null ? [] : [`${seat}:${nonce}`]));
  return keyedHash(hexToBytes(serverSeed), said.join('\n'));
}

/** What a seat says of its share before it tells it: a hash that fits no other share. */
export function pledgeFor(commitment: string, nonce: string): string {
  return hashOf(`pledge:${commitment}:${nonce}`);
}

/** The seats that promised a share and did not tell it. */
export function withheldIn({ nonces, pledges }: Pick<Seal, 'nonces' | 'pledges'>): number[] {
  return (pledges ?? []).flatMap((pledge, seat) => (pledge !== null && nonces[seat] === null ? [seat] : []));
}

/** The chain's head as pages get it during the match: keyed, because the bare hash would tell hidden cards. */
export function receiptOf(serverSeed: string, head: string): string {
  return bytesToHex(keyedHash(hexToBytes(serverSeed), `receipt:${head}`));
}
