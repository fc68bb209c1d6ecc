// Ways that leave the board at one edge and come back at another.
import type { Point } from './sheet';

const JUMP = 700; // units: longer than the distance between neighbouring places

/**
 * If two places of a path are not neighbours, the ship crossed the edge of the board. The page then draws a jump
 * instead of a line.
 */
export function isJump(one: Point, other: Point = one): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) > JUMP;
}
