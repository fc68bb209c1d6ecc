// Wealth over the match: one stepped line a seat, drawn into a box.
import { laneOf, steppedPath } from '../ending/steps';
import type { Moment } from '../wire/types';
import { placeOn } from './timeline';

const LANE = 2.5; // px between lines that would lie on each other

export interface Course {
  seat: number;
  path: string; // of the whole match
  end: number; // height of its last point
  heightAt(worth: number): number;
}

/** The sign of a line where we are. */
export interface Head {
  seat: number;
  left: number;
  top: number;
}

/** How high a wealth lies in a box; 0 at least is always in it. */
export function scaleOf(moments: readonly Moment[], height: number): (worth: number) => number {
  const all = moments.flatMap(({ worth }) => worth);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  return (worth) => height - ((worth - low) / (high - low)) * height;
}

export function coursesOf(moments: readonly Moment[], width: number, height: number): Course[] {
  const scale = scaleOf(moments, height);
  const seats = moments[0]?.worth.length ?? 0;
  return Array.from({ length: seats }, (_, seat) =>
    courseOf(moments, seat, width, (worth) => scale(worth) + laneOf(seat, seats, LANE)),
  );
}

function courseOf(moments: readonly Moment[], seat: number, width: number, scale: (worth: number) => number): Course {
  const last = moments.length - 1;
  const points = moments.map(({ worth }, at) => ({ x: placeOn(at, last, width), y: scale(worth[seat] ?? 0) }));
  return { seat, path: steppedPath(points, width), end: points.at(-1)?.y ?? scale(0), heightAt: scale };
}

/** Signs on one vertical line: those that would cover each other stand side by side. */
export function besideEachOther(
  tops: readonly { seat: number; top: number }[],
  x: number,
  size: number,
  width: number,
): Head[] {
  const heads: Head[] = [];
  const by = x + size * tops.length > width ? -size : size;
  for (const { seat, top } of tops) {
    const covered = heads.filter((head) => Math.abs(head.top - top) < size * 0.8);
    heads.push({ seat, top, left: x + by * covered.length });
  }
  return heads;
}
