// The drawings that come when a match is under way: at first all ships are empty. A scene is drawn anew when they are
// here.
let drawings = $state.raw<typeof import('./rigging') | null>(null);

export function rig(found: typeof import('./rigging')): void {
  drawings = found;
}

export function rigging(): typeof import('./rigging') | null {
  return drawings;
}
