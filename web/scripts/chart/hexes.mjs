// Hexagonal boards: pointy-top hexes in axial coordinates, named and numbered as in core/hexes.py. Lengths are in
// cells.
import { drawingOf, letters } from './board.mjs';

export const WIDTH = 1.3; // of a hex: a ship, a cell large, stands well inside
const SIDE = WIDTH / Math.sqrt(3);
const EDGE = 0.22; // of sea around the outermost hexes

/** The drawing of a hexagon of a board as a list of cells, row by row. */
export function readHexes(source) {
  const lines = drawingOf(source);
  const radius = (lines.length - 1) / 2;
  const [columns, rows] = [WIDTH * lines.length + 2 * EDGE, SIDE * (3 * radius + 2) + 2 * EDGE].map(
    (size) => Math.ceil(size * 10) / 10,
  );
  const cells = lines.flatMap((line, row) =>
    line
      .trim()
      .split(' ')
      .map((sign, nth) => {
        const r = row - radius;
        const q = Math.max(-radius, -radius - r) + nth;
        return hexAt(sign, letters(row) + (nth + 1), q, r, [columns / 2, rows / 2]);
      }),
  );
  return { columns, rows, cells };
}

function hexAt(sign, name, q, r, [x, y]) {
  const centre = [x + WIDTH * (q + r / 2), y + 1.5 * SIDE * r];
  return { sign, name, q, r, centre, corners: cornersAt(centre, 1) };
}

/** Clockwise from the top; `part` 1 is the hex itself. */
export function cornersAt([x, y], part) {
  return Array.from({ length: 6 }, (_, at) => [
    x + part * SIDE * Math.sin((at * Math.PI) / 3),
    y - part * SIDE * Math.cos((at * Math.PI) / 3),
  ]);
}
