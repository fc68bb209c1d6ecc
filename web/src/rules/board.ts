// The rows of a whole board, as `board.txt` draws them: the rulebook brings them along.
import { letters } from '../board/sheet';
import { HEX } from './situation';

const CELL = 100;
const FRAME = 124; // around the squares, as a sheet has it
const LEAST_CELL = 21.5; // pixels

/** Blanks between the signs make rows of hexes look like a hexagon. */
function isHexes(rows: readonly string[]): boolean {
  return rows.some((row) => row.includes(' '));
}

function rowsOf(drawing: string): string[] {
  return drawing.split('\n').filter((row) => row.trim());
}

/** Width to height, before the chart is here: nothing moves when it takes the place of the rows. */
export function boardRatio(drawing: string, portrait: boolean): number {
  const rows = rowsOf(drawing);
  const cells = Math.max(1, ...rows.map((row) => row.replaceAll(' ', '').length));
  const [wide, high] = isHexes(rows)
    ? [(cells + 1) * HEX.width, HEX.height * (0.75 * rows.length + 0.75)]
    : [cells * CELL + FRAME, rows.length * CELL + FRAME];
  return portrait ? high / wide : wide / high;
}

/** Upright, a board of many squares is wider than a phone: else its names, which stay readable, lie upon each other. */
export function leastWidth(drawing: string): number {
  const rows = rowsOf(drawing);
  return isHexes(rows) ? 0 : (rows.length + FRAME / CELL) * LEAST_CELL;
}

/** The sign of each hex by its name; squares need none. */
export function signsOn(drawing: string): Map<string, string[]> {
  const rows = rowsOf(drawing);
  if (!isHexes(rows)) return new Map();
  return new Map(
    rows.flatMap((row, at) =>
      [...row.replaceAll(' ', '')].map((sign, nth): [string, string[]] => [`${letters(at)}${nth + 1}`, [sign]]),
    ),
  );
}
