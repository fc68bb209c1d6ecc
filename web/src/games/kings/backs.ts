// Where the sign of a face-down tile stands: waves or a fin.
import { comesNear, type Name } from '../../board/labels';
import type { Point } from '../../board/sheet';

const MIDDLE = [0, 1] as const; // how far below the middle of the hex, and how large
const BELOW = [34, 0.6] as const;
const ABOVE = [-34, 0.6] as const;

/**
 * The sign gives way to a name that lies over it: small, in the lower or upper half of the hex, or not at all. In the
 * upper half of a `lettered` hex stand its letters.
 */
export function signAt({ x, y }: Point, names: readonly Name[], lettered: boolean): string | null {
  const free = [MIDDLE, BELOW, ...(lettered ? [] : [ABOVE])].find(
    ([down, size]) => !names.some((name) => comesNear(name, { x, y: y + down }, 30 * size - 13)),
  );
  return free ? `translate(${x} ${y + free[0]}) scale(${free[1]})` : null;
}
