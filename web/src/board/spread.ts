// Several pieces on one place: each stays readable and none hides another.
import type { Box, Point } from './sheet';

export interface Spot extends Point {
  scale: number; // 1: as large as a cell
}

const OVERLAP = 1.42; // pieces do not fill their corners, so they may reach over each other a little

/**
 * Spots for `count` pieces in a room, in reading order; the last row is centred. Pieces that would be smaller than
 * `least` units reach beyond their room instead.
 */
export function spread(count: number, room: Box, unit: number, least = 0): Spot[] {
  const columns = columnsFor(count, room);
  const rows = Math.ceil(count / columns);
  const [wide, high] = [room.width / columns, room.height / rows];
  const fitting = Math.min(1, (Math.min(wide, high) / unit) * (count > 1 ? OVERLAP : 1));
  const scale = Math.min(1, Math.max(fitting, least / unit));
  const [across, down] = [(wide * scale) / fitting, (high * scale) / fitting];
  const stagger = rows === 1 && scale < 1 ? room.height * 0.12 : 0;
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const column = at - row * columns;
    return {
      x: room.x + room.width / 2 + (column - (inRow - 1) / 2) * across,
      y: room.y + room.height / 2 + (row - (rows - 1) / 2) * down + (column % 2 === 0 ? -stagger : stagger),
      scale,
    };
  });
}

/** The number of columns that leaves each piece most room. */
function columnsFor(count: number, room: Box): number {
  let best = 1;
  for (let columns = 1; columns <= count; columns++) {
    const size = (tried: number): number => Math.min(room.width / tried, room.height / Math.ceil(count / tried));
    if (size(columns) >= size(best)) best = columns;
  }
  return best;
}
