// The chart of win chances: one line a seat over the moves of the match, and where the rounds begin.
import { laneOf, spread } from '../ending/steps';
import type { Review } from '../wire/types';

export interface Frame {
  width: number;
  height: number;
  left: number;
  top: number;
  right: number; // margins; the labels stand in this one
  bottom: number;
}

export interface ChanceLine {
  seat: number;
  path: string;
  end: number; // its height at the end of the match
  label: number; // the height of its label
}

/** A turn of the match: its number from 1 (0 is the setup), and the round that it belongs to. */
export interface Place {
  turn: number;
  round: number;
}

const LANE = 1.5; // px between lines that would lie on each other
/** Beside its colour each line has a pattern of its own, for people who cannot tell the colours apart. */
const PATTERNS = ['', '9 4', '2 4', '14 4 3 4', '5 3', '10 3 2 3 2 3', '3 7', '16 6'];

export function patternOf(seat: number): string {
  return PATTERNS[seat % PATTERNS.length] ?? '';
}

export function percent(chance: number): number {
  return Math.round(100 * chance);
}

export function xOf(at: number, last: number, frame: Frame): number {
  return frame.left + (last === 0 ? 0 : (at / last) * (frame.width - frame.left - frame.right));
}

export function yOf(chance: number, frame: Frame): number {
  return frame.top + (1 - chance) * (frame.height - frame.top - frame.bottom);
}

/** Which point of the curve is meant by this place on the screen. */
export function nearest(x: number, last: number, frame: Frame): number {
  const share = (x - frame.left) / Math.max(1, frame.width - frame.left - frame.right);
  return Math.round(Math.min(1, Math.max(0, share)) * last);
}

export function linesOf(curve: Review['curve'], frame: Frame, labelHeight: number): ChanceLine[] {
  const seats = curve[0]?.[1].length ?? 0;
  const last = curve.length - 1;
  const lines = Array.from({ length: seats }, (_, seat) => {
    const height = (chance: number): number => yOf(chance, frame) + laneOf(seat, seats, LANE);
    const points = curve.map(
      ([, chances], at) => `${round(xOf(at, last, frame))} ${round(height(chances[seat] ?? 0))}`,
    );
    const end = height(curve.at(-1)?.[1][seat] ?? 0);
    return { seat, path: `M${points.join('L')}`, end, label: end };
  });
  const labels = spread(
    lines.map(({ end }) => end),
    labelHeight,
    labelHeight / 2,
    frame.height - labelHeight / 2,
  );
  return lines.map((line, at) => ({ ...line, label: labels[at] ?? line.end }));
}

/** The turn and round of every point of the curve. A round has as many turns as there are seats. */
export function placesOf({ curve, turns, players }: Review): Place[] {
  const begun = turns.filter(({ number }) => number > 0 || turns.length === 1);
  let turn = 0;
  return curve.map(([number]) => {
    while (turn < begun.length && (begun[turn]?.number ?? 0) <= number) turn += 1;
    return { turn, round: Math.ceil(turn / players.length) };
  });
}

/** The points with which rounds begin: every one where there is room, else every 2nd, 5th, 10th .. */
export function roundsOf(places: readonly Place[], frame: Frame, gap: number): { at: number; round: number }[] {
  const firsts = places.flatMap(({ round }, at) =>
    round > 0 && round !== places[at - 1]?.round ? [{ at, round }] : [],
  );
  const room = (frame.width - frame.left - frame.right) / Math.max(1, firsts.length);
  const every = [1, 2, 5, 10, 20, 50].find((step) => room * step >= gap) ?? 100;
  return firsts.filter(({ round }) => round === 1 || round % every === 0);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
