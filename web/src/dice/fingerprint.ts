/** Enough of a seal to compare by eye or over the telephone. */
export function fingerprint(commitment: string): string {
  return commitment.slice(0, 12).match(/.{4}/g)?.join(' ') ?? '';
}
