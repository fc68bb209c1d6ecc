// The part of the chart that a lesson's step is about, with some water around it.
import type { Box, Sheet } from '../board/sheet';

const AROUND = 1.6; // cells
const LEAST = 7; // so close that a finger hits a square, so far that one knows where one is

/** `places` may be names of places, or points of a lesson (`place K8`); pieces and buttons are left out. */
export function closeUp(sheet: Sheet, places: readonly string[]): Box {
  const rooms = places.filter((place) => !/^(piece|button|card|mat|crew)/.test(place)).map((place) => sheet.room(place.replace('place ', '')));
  const [left, top] = [Math.min(...rooms.map((room) => room.x)), Math.min(...rooms.map((room) => room.y))];
  const right = Math.max(...rooms.map((room) => room.x + room.width));
  const bottom = Math.max(...rooms.map((room) => room.y + room.height));
  const span = (from: number, to: number): number => Math.max(to - from + 2 * AROUND * sheet.unit, LEAST * sheet.unit);
  const [width, height] = [span(left, right), span(top, bottom)];
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}
