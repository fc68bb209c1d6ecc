// The part of the chart that a lesson's step is about, with some water around it.
import type { ScenePiece } from '../board/scene';
import { isJump } from '../board/jump';
import type { Box, Sheet } from '../board/sheet';

const AROUND = 1.6; // cells
const LEAST = 7; // so close that a finger hits a square, so far that one knows where one is

/**
 * The places that a lesson's points are about (`place K8`, `piece red`). A button is about the ship whose turn it is.
 */
export function placesOf(points: readonly string[], pieces: readonly ScenePiece[]): string[] {
  const ofPiece = (id: string): string[] => pieces.filter((piece) => piece.id === id).map(({ place }) => place);
  const found = points.flatMap((point) => {
    const [kind, name = ''] = point.split(' ');
    return kind === 'place' ? [name] : kind === 'piece' ? ofPiece(name) : [];
  });
  return found.length > 0 ? found : pieces.filter(({ active }) => active).map(({ place }) => place);
}

/** A path over the edge of the board is too long to be shown as a whole: show the part where it ends. */
function sinceJump(sheet: Sheet, places: readonly string[]): readonly string[] {
  const centres = places.map((place) => sheet.centre(place));
  return places.slice(
    Math.max(
      0,
      centres.findLastIndex((centre, at) => isJump(centre, centres[at - 1])),
    ),
  );
}

export function closeUp(sheet: Sheet, places: readonly string[]): Box {
  const rooms = sinceJump(sheet, places).map((place) => sheet.room(place));
  const [left, top] = [Math.min(...rooms.map((room) => room.x)), Math.min(...rooms.map((room) => room.y))];
  const right = Math.max(...rooms.map((room) => room.x + room.width));
  const bottom = Math.max(...rooms.map((room) => room.y + room.height));
  const span = (from: number, to: number): number => Math.max(to - from + 2 * AROUND * sheet.unit, LEAST * sheet.unit);
  const [width, height] = [span(left, right), span(top, bottom)];
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}
