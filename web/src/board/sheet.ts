// A chart laid on the table, north up or (on a phone) east up: where its places are, and which place a point is.
import type { Bay, ChartData } from './scene';

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

const AROUND = 5; // cells
const MARGIN = 0.62; // cells around the squares, for the frame and its letters
const SLIM = 0.19; // the same on a phone, which has little width,
const LETTER = 0.5; // but for its left side, with letters
const FIGURES = 0.68; // or with numbers

export class Sheet {
  readonly unit: number;
  readonly width: number;
  readonly height: number;
  private readonly bays: Map<string, Bay>;

  constructor(
    readonly chart: ChartData,
    readonly portrait: boolean,
  ) {
    this.unit = chart.unit;
    const [long, short] = [chart.columns * chart.unit, chart.rows * chart.unit];
    this.width = portrait ? short : long;
    this.height = portrait ? long : short;
    this.bays = new Map(chart.bays.map((bay) => [bay.place, bay]));
  }

  /** From the chart's coordinates to the sheet's. */
  turned({ x, y }: Point): Point {
    return this.portrait ? { x: y, y: this.height - x } : { x, y };
  }

  turnedBox({ x, y, width, height }: Box): Box {
    return this.portrait ? { x: y, y: this.height - x - width, width: height, height: width } : { x, y, width, height };
  }

  /** For whole groups of paths that are turned with the chart. */
  get transform(): string | undefined {
    return this.portrait ? `translate(0 ${this.height}) rotate(-90)` : undefined;
  }

  /** The board behind the paper, as large as the frame. */
  get mount(): Box {
    const side = (this.portrait ? SLIM : MARGIN) * this.unit;
    const { grid, numbered } = this.chart; // hexes bear their own names
    const left = this.portrait && !grid ? (numbered ? FIGURES : LETTER) * this.unit : side;
    const end = MARGIN * this.unit;
    return { x: -left, y: -end, width: left + this.width + side, height: this.height + end + side };
  }

  /** The squares, frame and bays: all there is to see. */
  get extent(): Box {
    const rim = SLIM * this.unit;
    const all = [this.mount, ...this.chart.bays.map((bay) => grown(this.turnedBox(bay), rim))];
    const [left, top] = [Math.min(...all.map((box) => box.x)), Math.min(...all.map((box) => box.y))];
    const right = Math.max(...all.map((box) => box.x + box.width));
    return { x: left, y: top, width: right - left, height: Math.max(...all.map((box) => box.y + box.height)) - top };
  }

  /** The room a place offers to the pieces on it. */
  room(place: string): Box {
    const bay = this.bays.get(place);
    if (bay) return this.turnedBox(bay);
    const [x = 0, y = 0, width = 0, height = 0] = this.chart.fields?.[place]?.room ?? [];
    if (width) return this.turnedBox({ x, y, width, height });
    const { column, row } = squareOf(place);
    return this.turnedBox({ x: column * this.unit, y: row * this.unit, width: this.unit, height: this.unit });
  }

  /** What is written beside the squares; together they are a square's name. */
  column(at: number): string {
    return this.chart.numbered ? `${at},` : letters(at);
  }

  row(at: number): number {
    return this.chart.numbered ? at : at + 1;
  }

  centre(place: string): Point {
    const { x, y, width, height } = this.room(place);
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** A place and the sea around it. */
  about(place: string): Box {
    return grown(this.room(place), AROUND * this.unit);
  }

  /** The place under a point of the sheet; of hexes the nearest. */
  placeAt(point: Point): string | null {
    const [x, y] = this.portrait ? [this.height - point.y, point.x] : [point.x, point.y];
    const bay = this.chart.bays.find(
      (box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height,
    );
    if (bay) return bay.place;
    if (this.chart.grid)
      return (
        Object.keys(this.chart.fields ?? {}).sort(
          (one, other) => apart(this.centre(one), point) - apart(this.centre(other), point),
        )[0] ?? null
      );
    const [column, row] = [Math.floor(x / this.unit), Math.floor(y / this.unit)];
    const inside = column >= 0 && row >= 0 && column < this.chart.columns && row < this.chart.rows;
    const field = Object.entries(this.chart.fields ?? {}).find(([, { squares }]) =>
      squares.some(([x, y]) => x === column && y === row),
    );
    return inside ? (field?.[0] ?? `${this.column(column)}${this.row(row)}`) : null;
  }
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** A, B, .. Z, AA, AB .. as in core/grid.py. */
export function letters(column: number): string {
  return (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));
}

export function squareOf(name: string): { column: number; row: number } {
  const [, letter = '', digits = ''] = /^([A-Z]+|\d+,)(\d+)$/.exec(name) ?? []; // K8, 14,7
  if (!letter) throw new Error(`${name} is no square`);
  if (letter.endsWith(',')) return { column: parseInt(letter), row: Number(digits) };
  const column = [...letter].reduce((sum, sign) => sum * 26 + sign.charCodeAt(0) - 64, 0) - 1;
  return { column, row: Number(digits) - 1 };
}
