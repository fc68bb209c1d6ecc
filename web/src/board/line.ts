// Straight lines over a board, as lists of squares or hexes, for drawing. No rule depends on them.
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

interface Hex {
  q: number;
  r: number;
}

/** Names as in core/hexes.py: the row's letter, and the number within the row of a hexagon of that radius. */
export function hexCalled(name: string, radius: number): Hex {
  const { column, row } = squareOf(name);
  const r = column - radius;
  return { q: row + Math.max(-radius, -radius - r), r };
}

function hexName({ q, r }: Hex, radius: number): string {
  return `${letters(r + radius)}${q - Math.max(-radius, -radius - r) + 1}`;
}

/** From one hex to another, both included: the hexes nearest to the line between their middles. */
export function hexWay(from: string, to: string, radius: number): string[] {
  const [start, end] = [hexCalled(from, radius), hexCalled(to, radius)];
  const [dq, dr] = [end.q - start.q, end.r - start.r];
  const steps = Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / (steps || 1);
    return hexName(rounded(start.q + dq * part + 1e-6, start.r + dr * part + 1e-6), radius);
  });
}

/** Of the three axes the one that was rounded most follows from the others. */
function rounded(q: number, r: number): Hex {
  const [nq, nr, ns] = [Math.round(q), Math.round(r), Math.round(-q - r)];
  const [wq, wr, ws] = [Math.abs(nq - q), Math.abs(nr - r), Math.abs(ns + q + r)];
  if (wq > wr && wq > ws) return { q: -nr - ns, r: nr };
  return wr > ws ? { q: nq, r: -nq - ns } : { q: nq, r: nr };
}

/** Through several places, one after the other. */
export function wayThrough(stops: readonly string[], straight: (from: string, to: string) => string[]): string[] {
  const [first, ...later] = stops;
  if (first === undefined) return [];
  return later.reduce<string[]>((way, stop) => [...way, ...straight(way.at(-1) ?? first, stop).slice(1)], [first]);
}
