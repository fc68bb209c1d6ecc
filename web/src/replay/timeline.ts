// A story as a timeline: turns, marked moments, sentences and wealth, all by the index of their moment.
import type { Event, Moment } from '../wire/types';

export type MarkKind = 'prize' | 'loss' | 'fight';
/** What counts first where a moment has several marks. */
export const MARKS: readonly MarkKind[] = ['prize', 'loss', 'fight'];

export interface Turn {
  at: number;
  nth: number; // from 1; 0 is what happened before the first turn
  seat: number | null;
}

export interface Mark {
  at: number;
  kind: MarkKind;
}

/** Marks too close to each other to be told apart by a finger. */
export interface Cluster {
  at: number; // where it leads: its first moment of the rarest kind
  x: number;
  kind: MarkKind;
  count: number;
}

/** A log entry, and where it belongs in the match. */
export interface TimelineEntry {
  at: number;
  nth: number; // among the events of its moment
  turn: number; // the index of the turn it belongs to
  event: Event;
  rule: string;
}

export function turnsOf(moments: readonly Moment[]): Turn[] {
  const begun = moments.flatMap(({ marks, asked }, at) =>
    marks.includes('turn') ? [{ at, seat: asked?.seat ?? null }] : [],
  );
  const turns = begun.map((turn, nth) => ({ ...turn, nth: nth + 1 }));
  return turns[0]?.at === 0 ? turns : [{ at: 0, nth: 0, seat: null }, ...turns];
}

export function nextTurn(turns: readonly Turn[], at: number, last: number): number {
  return turns.find((turn) => turn.at > at)?.at ?? last;
}

/** First back to the beginning of this turn, then to the turn before: as every player does it with songs. */
export function previousTurn(turns: readonly Turn[], at: number): number {
  return turns.findLast((turn) => turn.at < at)?.at ?? 0;
}

export function marksOf(moments: readonly Moment[]): Mark[] {
  return moments.flatMap(({ marks }, at) => {
    const kind = MARKS.find((wanted) => marks.includes(wanted));
    return kind ? [{ at, kind }] : [];
  });
}

export function nextMark(marks: readonly Mark[], at: number): number {
  return marks.find((mark) => mark.at > at)?.at ?? at;
}

export function previousMark(marks: readonly Mark[], at: number): number {
  return marks.findLast((mark) => mark.at < at)?.at ?? at;
}

/** Marks as signs at least `gap` apart on a timeline `width` wide. */
export function clustersOf(marks: readonly Mark[], last: number, width: number, gap: number): Cluster[] {
  const clusters: Cluster[] = [];
  const rarest = byRarity(marks);
  for (const { at, kind } of marks) {
    const x = placeOn(at, last, width);
    const near = clusters.at(-1);
    const rarer = near && rarest.indexOf(kind) < rarest.indexOf(near.kind) ? { at, kind } : {};
    if (!near || x - near.x >= gap) clusters.push({ at, x, kind, count: 1 });
    else clusters[clusters.length - 1] = { ...near, count: near.count + 1, ...rarer };
  }
  return clusters;
}

/** A few losses among many prizes must not vanish on a small screen. */
function byRarity(marks: readonly Mark[]): MarkKind[] {
  const count = (wanted: MarkKind): number => marks.filter(({ kind }) => kind === wanted).length;
  return [...MARKS].sort((one, other) => count(one) - count(other));
}

export function placeOn(at: number, last: number, width: number): number {
  return last === 0 ? 0 : (at / last) * width;
}

/** All that was told, and which turn it belongs to: a move can end one turn and begin the next. */
export function entriesOf(moments: readonly Moment[], turns: readonly Turn[]): TimelineEntry[] {
  const beginnings = beginningsOf(moments);
  let turn = 0;
  return moments.flatMap(({ events, rules }, at) => {
    const begins = turns[turn + 1]?.at === at;
    const first = begins
      ? Math.max(
          0,
          events.findLastIndex(({ kind }) => beginnings.has(kind)),
        )
      : 0;
    if (begins) turn += 1;
    return events.map((event, nth) => ({
      at,
      nth,
      turn: nth < first ? turn - 1 : turn,
      event,
      rule: rules[nth] ?? '',
    }));
  });
}

/** The kinds of events that begin a turn: those that every moment with a new turn has. */
function beginningsOf(moments: readonly Moment[]): ReadonlySet<string> {
  const begun = moments
    .filter(({ marks }) => marks.includes('turn'))
    .map(({ events }) => new Set(events.map(({ kind }) => kind)));
  const [first = new Set<string>(), ...others] = begun;
  return new Set([...first].filter((kind) => others.every((kinds) => kinds.has(kind))));
}

/** The moment of an entry, or the last one before it: what was taken back has no moment of its own. */
export function momentOf(moments: readonly Moment[], number: number | null): number {
  return number === null
    ? 0
    : Math.max(
        0,
        moments.findLastIndex((moment) => moment.number <= number),
      );
}
