// The way to dice/witness.ts, which nobody needs for the first move: fetched at the first thing it should remember.
type Memory = typeof import('../dice/witness');

/** What cannot be noted, because the connection is lost, is no reason to disturb a match. */
export function withWitness(note: (memory: Memory) => void): Promise<void> {
  return import('../dice/witness').then(note, () => undefined);
}
