// Arrow keys walk from target to target: the nearest one that lies in that direction.
import type { Point } from './sheet';

const WAYS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
const SIDEWAYS = 2.2; // how much worse a step aside is than a step ahead

export function isArrow(key: string): boolean {
  return key in WAYS;
}

/** The index of the target to go to, or null where none lies in that direction. */
export function neighbour(points: readonly Point[], from: number, key: string): number | null {
  const [way, start] = [WAYS[key], points[from]];
  if (!way || !start) return null;
  let best: number | null = null;
  let least = Infinity;
  points.forEach((point, at) => {
    const [dx, dy] = [point.x - start.x, point.y - start.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    const cost = ahead + aside * SIDEWAYS;
    if (ahead > 0 && cost < least) [best, least] = [at, cost];
  });
  return best;
}
