// The tiles of a drawn situation (signs as in the terminal's chart).
import type { TileView } from '../../wire/kings';
import { parts } from './parts';
import { isNamed } from './places';

const FACES: Readonly<Record<string, TileView['tile']>> = { m: 'small_merchant', M: 'large_merchant', W: 'warship' };
const GONE = /^[.A-E]$/; // where a ship is, the tile has been turned up

/**
 * Face down is what nobody has looked at, also under the Dutchman. Nations do not matter in the rules: all are British.
 */
export function tilesOf(squares: ReadonlyMap<string, readonly string[]>): TileView[] {
  return [...squares].flatMap(([place, things]): TileView[] => {
    const back = parts().dark.includes(place) ? 'shark' : 'ocean';
    const tile = things.map((thing) => FACES[thing]).find(Boolean) ?? null;
    if (isNamed(place) || (!tile && things.some((thing) => GONE.test(thing)))) return [];
    return [{ place, back, tile, nation: tile ? 'british' : null }];
  });
}
