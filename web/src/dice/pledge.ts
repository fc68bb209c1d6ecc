// The hash by which a share of the luck is promised (docs/fair-dice.md §1). Browsers keep their own hash function from
// pages on plain http; only those fetch ours.
import { inHex } from '../net/api';

export async function pledgeOf(commitment: string, nonce: string): Promise<string> {
  const text = `pledge:${commitment}:${nonce}`;
  // There is none on plain http.
  if (!crypto.subtle) return (await import('./hashes')).hashOf(text);
  return inHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}
