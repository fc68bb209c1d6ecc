// A moment as a link: /replay/<table>?at=<entry>&as=<seat or outsider>.
import type { Viewer } from './source';

export interface Spot {
  number: number | null; // of an entry; null: the beginning
  viewer: Viewer | undefined; // undefined: nobody's eyes were asked for
}

const OUTSIDER = 'outsider';

export function replayPath(table: string): string {
  return `/replay/${encodeURIComponent(table)}`;
}

export function spotPath(table: string, number: number, viewer: Viewer): string {
  return `${replayPath(table)}?at=${number}&as=${viewer ?? OUTSIDER}`;
}

/** Whatever else stands in the address is ignored: links get mangled on their way. */
export function spotFrom(search: string): Spot {
  const query = new URLSearchParams(search);
  const eyes = query.get('as');
  return { number: count(query.get('at')), viewer: eyes === OUTSIDER ? null : (count(eyes) ?? undefined) };
}

function count(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
