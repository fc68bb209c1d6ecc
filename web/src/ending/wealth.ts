// The scales of the chart of wealth: steps from entry to entry, and labels that do not sit on each other.
import { laneOf, spread, steppedPath, type Point } from './steps';

export type Worth = readonly (readonly [number: number, wealth: readonly number[]])[];

export interface Area {
  width: number;
  height: number;
  left: number;
  top: number;
  right: number; // margins, where the labels stand
  bottom: number;
}

export interface WealthLine {
  seat: number;
  path: string;
  dots: Point[]; // where this seat's wealth changed
  end: Point;
  wealth: number;
  label: number; // y of its label
}

export interface WealthChart {
  lines: WealthLine[];
  ticks: { value: number; y: number }[];
  x(number: number): number;
  y(wealth: number): number;
}

const LANE = 4; // px between lines that would lie on each other

export function wealthChart(worth: Worth, last: number, area: Area, labelHeight: number): WealthChart {
  const [first, final] = [worth[0]?.[0] ?? 0, Math.max(last, worth.at(-1)?.[0] ?? 0)];
  const ticks = ticksOf(worth);
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const inner = { width: area.width - area.left - area.right, height: area.height - area.top - area.bottom };
  const x = (number: number): number => area.left + (inner.width * (number - first)) / Math.max(1, final - first);
  const y = (wealth: number): number => area.top + (inner.height * (high - wealth)) / (high - low);
  const seats = worth[0]?.[1].map((_, seat) => seat) ?? [];
  const lines = seats.map((seat) =>
    line(worth, seat, final, x, (wealth) => y(wealth) + laneOf(seat, seats.length, LANE)),
  );
  // In the order of wealth, not of the lanes, which lie further apart than small differences.
  const wanted = lines.map(({ wealth, seat }) => y(wealth) + laneOf(seat, seats.length, LANE) / 1000);
  const labels = spread(wanted, labelHeight, labelHeight / 2, area.height - labelHeight / 2);
  lines.forEach((drawn, at) => (drawn.label = labels[at] ?? drawn.end.y));
  return { lines, ticks: ticks.map((value) => ({ value, y: y(value) })), x, y };
}

/** The amounts that are written beside the lines. */
export function ticksOf(worth: Worth): number[] {
  const all = worth.flatMap(([, wealth]) => wealth);
  return niceTicks(Math.min(0, ...all), Math.max(1, ...all));
}

function line(
  worth: Worth,
  seat: number,
  final: number,
  x: (number: number) => number,
  y: (wealth: number) => number,
): WealthLine {
  const points = worth.map(([number, wealth]) => ({
    x: x(number),
    y: y(wealth[seat] ?? 0),
    wealth: wealth[seat] ?? 0,
  }));
  const changed = points.filter((point, at) => at > 0 && point.wealth !== points[at - 1]?.wealth);
  const wealth = points.at(-1)?.wealth ?? 0;
  const end = { x: x(final), y: y(wealth) };
  const path = steppedPath(points, end.x);
  return { seat, path, dots: changed.map((point) => ({ x: point.x, y: point.y })), end, wealth, label: end.y };
}

/** Whole numbers in steps of 1, 2 or 5 (times ten), from at most `low` to at least `high`. */
export function niceTicks(low: number, high: number, wanted = 4): number[] {
  const rough = Math.max(1, (high - low) / wanted);
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * size).find((candidate) => candidate >= rough) ?? rough;
  const start = Math.floor(low / step) * step;
  const count = Math.ceil((high - start) / step);
  return Array.from({ length: count + 1 }, (_, at) => start + at * step);
}
