// The parts of the game that the page draws, as scripts/charts/kings.mjs read them from the engine's data.
import type drawn from './parts.json';

export type Parts = typeof drawn;
let known: Parts | null = null;

export function lay(parts: Parts): void {
  known = parts;
}

export function parts(): Parts {
  if (!known) throw new Error('the parts of King of the Pirates are not here yet');
  return known;
}
