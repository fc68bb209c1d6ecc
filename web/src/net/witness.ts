// Loads dice/witness.ts when there is first something to remember: the first move does not need it.
type Memory = typeof import('../dice/witness');

/** If it cannot be loaded, nothing is noted; the match goes on. */
export function withWitness(note: (memory: Memory) => void | Promise<void>): Promise<void> {
  return import('../dice/witness').then(note, () => undefined);
}
