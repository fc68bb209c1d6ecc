// Wealth over the match: one stepped line a seat, drawn into a box.
import type { Moment } from '../wire/types';
import { placeOn } from './timeline';

/** Equal wealth would hide one line behind another, so each has a lane of its own. */
const LANE = 2.5;

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
  const lane = (seat: number): number => (seat - (seats - 1) / 2) * LANE;
  return Array.from({ length: seats }, (_, seat) =>
    courseOf(moments, seat, width, (worth) => scale(worth) + lane(seat)),
  );
}

/** Level until something changes, then straight up or down: wealth comes at once. */
function courseOf(moments: readonly Moment[], seat: number, width: number, scale: (worth: number) => number): Course {
  const last = moments.length - 1;
  let end = scale(moments[0]?.worth[seat] ?? 0);
  let path = `M0 ${round(end)}`;
  for (const [at, { worth }] of moments.entries()) {
    const height = scale(worth[seat] ?? 0);
    if (height !== end) path += `H${round(placeOn(at, last, width))}V${round(height)}`;
    end = height;
  }
  return { seat, path: `${path}H${round(width)}`, end, heightAt: scale };
}

/** Labels beside the ends of their lines, in that order, none over another. */
export function spread(ends: readonly number[], gap: number, height: number): number[] {
  const order = ends
    .map((end, seat) => ({ end, seat }))
    .sort((one, other) => one.end - other.end || one.seat - other.seat);
  const places = order.map(({ end }) => end);
  for (let nth = 1; nth < places.length; nth += 1)
    places[nth] = Math.max(places[nth] ?? 0, (places[nth - 1] ?? 0) + gap);
  for (let nth = places.length - 1, limit = height; nth >= 0; nth -= 1, limit -= gap)
    places[nth] = Math.min(places[nth] ?? 0, limit);
  const found = new Array<number>(ends.length).fill(0);
  order.forEach(({ seat }, nth) => (found[seat] = places[nth] ?? 0));
  return found;
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

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
