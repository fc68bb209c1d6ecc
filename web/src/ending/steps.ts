// What the charts of wealth share: stepped lines beside each other, and labels that do not cover each other.

export interface Point {
  x: number;
  y: number;
}

/** Level until something changes, then straight up or down: wealth comes at once. */
export function steppedPath(points: readonly Point[], end: number): string {
  const steps = points.slice(1).filter((point, at) => point.y !== points[at]?.y);
  const start = points[0] ?? { x: 0, y: 0 };
  const path = steps.map(({ x, y }) => `H${round(x)}V${round(y)}`).join('');
  return `M${round(start.x)} ${round(start.y)}${path}H${round(end)}`;
}

/** Equal wealth would hide one line behind another, so each line is moved by so much. */
export function laneOf(seat: number, seats: number, width: number): number {
  return (seat - (seats - 1) / 2) * width;
}

/**
 * Move the wanted heights apart until none is closer than `gap` to the next, and all are between `top` and `bottom`.
 */
export function spread(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, at) => at).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const placed = [...wanted];
  let free = top;
  for (const at of order) {
    placed[at] = Math.max(placed[at] ?? 0, free);
    free = (placed[at] ?? 0) + gap;
  }
  let limit = bottom;
  for (const at of order.reverse()) {
    placed[at] = Math.min(placed[at] ?? 0, limit);
    limit = (placed[at] ?? 0) - gap;
  }
  return placed;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
