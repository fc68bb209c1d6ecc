// Whether the own cards lie face up on this screen: people in the same room may be looking (UX-28).
let covered = $state(false);

export function isCovered(): boolean {
  return covered;
}

export function turnOver(): void {
  covered = !covered;
}
