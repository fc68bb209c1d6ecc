// Drawings that come when the match is under way; the scene is drawn again with them.
type Rigging = typeof import('./rigging');
let found = $state.raw<Rigging | null>(null);

export function rig(drawings: Rigging): void {
  found = drawings;
}

export function rigging(): Rigging | null {
  return found;
}
