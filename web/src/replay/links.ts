// A moment as a link: /replay/<table>?at=<entry>&as=<seat, outsider or all>; with &fork=1 one plays on from there.
import type { Eyes } from './source';

export interface Spot {
  number: number | null; // of an entry; null: the beginning
  viewer: Eyes | undefined; // undefined: nobody's eyes were asked for
  fork: boolean; // the question how to play on is to be asked at once
}

const OUTSIDER = 'outsider';
const ALL = 'all';

export function replayPath(table: string): string {
  return `/replay/${encodeURIComponent(table)}`;
}

export function spotPath(table: string, number: number, viewer: Eyes): string {
  return `${replayPath(table)}?at=${number}&as=${viewer ?? OUTSIDER}`;
}

/** The question how to play on from a moment. */
export function whatIfPath(table: string, number: number, seat: number): string {
  return `${spotPath(table, number, seat)}&fork=1`;
}

/** Whatever else stands in the address is ignored: links get mangled on their way. */
export function spotFrom(search: string): Spot {
  const query = new URLSearchParams(search);
  const eyes = query.get('as');
  const viewer = eyes === OUTSIDER ? null : eyes === ALL ? ALL : (count(eyes) ?? undefined);
  return { number: count(query.get('at')), viewer, fork: query.get('fork') === '1' };
}

function count(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
