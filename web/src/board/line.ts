// The straight way over a chart, as the gull flies: no rule is behind it, only squares.
import { letters, squareOf } from './sheet';

export function isSquare(place: string): boolean {
  return /^[A-Z]+\d+$/.test(place);
}

/** From one square to another, both included; squares touch at their sides, or also at their `corners`. */
export function straightWay(from: string, to: string, corners: boolean): string[] {
  const [start, end] = [squareOf(from), squareOf(to)];
  const [across, down] = [end.column - start.column, end.row - start.row];
  const [wide, high] = [Math.abs(across), Math.abs(down)];
  const steps = corners ? Math.max(wide, high) : wide + high;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const column = Math.round((wide * step) / (steps || 1));
    const row = corners ? Math.round((high * step) / (steps || 1)) : step - column;
    return `${letters(start.column + Math.sign(across) * column)}${start.row + Math.sign(down) * row + 1}`;
  });
}

/** Through several squares, one after the other. */
export function wayThrough(stops: readonly string[], corners: boolean): string[] {
  const [first, ...later] = stops;
  if (first === undefined) return [];
  return later.reduce<string[]>((way, stop) => [...way, ...straightWay(way.at(-1) ?? first, stop, corners).slice(1)], [first]);
}
