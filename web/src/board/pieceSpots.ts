// Where every piece of a scene stands on the sheet, those on the same place spread out.
import type { ScenePiece } from './scene';
import type { Sheet } from './sheet';
import { spread, type Spot } from './spread';

export interface PieceSpot extends Spot {
  piece: ScenePiece;
}

const LEAST = 17; // pixels: so large must a piece be that its colour and emblem are seen

/** In drawing order: active pieces last, so that they lie on top. `scale`: pixels a unit. */
export function spotsOf(pieces: readonly ScenePiece[], sheet: Sheet, scale = Infinity): PieceSpot[] {
  const byPlace = new Map<string, ScenePiece[]>();
  for (const piece of pieces) byPlace.set(piece.place, [...(byPlace.get(piece.place) ?? []), piece]);
  const found = [...byPlace].flatMap(([place, group]) => {
    const spots = spread(group.length, sheet.room(place), sheet.unit, LEAST / scale);
    return group.flatMap((piece, at) => (spots[at] ? [{ ...spots[at], piece }] : []));
  });
  return found.sort((one, other) => Number(one.piece.active) - Number(other.piece.active));
}
