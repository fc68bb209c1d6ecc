// Where a small card is put beside a thing: inside the screen, and where it hides as little as possible of what may be
// chosen now.
import type { Box, Point } from '../board/sheet';

const GAP = 10;
const EDGE = 8;

type Size = Pick<Box, 'width' | 'height'>;

/** Above, below, right or left of it: of those that hide least the first. */
export function clearSpot(thing: Box, card: Size, screen: Size, kept: readonly Box[]): Point {
  const across = thing.x + (thing.width - card.width) / 2;
  const along = thing.y + (thing.height - card.height) / 2;
  const spots = [
    { x: across, y: thing.y - card.height - GAP },
    { x: across, y: thing.y + thing.height + GAP },
    { x: thing.x + thing.width + GAP, y: along },
    { x: thing.x - card.width - GAP, y: along },
  ].map(({ x, y }) => ({
    x: within(x, screen.width - card.width),
    y: within(y, screen.height - card.height),
  }));
  const cost = spots.map((spot) => [thing, ...kept].reduce((sum, box) => sum + shared({ ...spot, ...card }, box), 0));
  return spots[cost.indexOf(Math.min(...cost))] ?? { x: EDGE, y: EDGE };
}

function within(at: number, most: number): number {
  return Math.max(EDGE, Math.min(at, most - EDGE));
}

/** How much of two boxes lies on each other. */
function shared(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, wide) * Math.max(0, high);
}
