// SHA-256 and HMAC-SHA256 over bytes and texts. WebCrypto would do, but browsers keep it from pages on plain http,
// which is what a table on the living room's network is.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export { bytesToHex, hexToBytes };

/** As lower-case hexadecimal, the form in which all our hashes are shown and written. */
export function hashOf(data: string | Uint8Array): string {
  return bytesToHex(sha256(bytesOf(data)));
}

export function keyedHash(key: Uint8Array, message: string | Uint8Array): Uint8Array {
  return hmac(sha256, key, bytesOf(message));
}

function bytesOf(data: string | Uint8Array): Uint8Array {
  return typeof data === 'string' ? utf8ToBytes(data) : data;
}
