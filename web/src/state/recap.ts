// What happened since our last move, told by the server: a page that was closed or reloaded has not seen it.
import { told as fetched } from '../net/api';
import { heldTable } from '../net/tokens';
import type { Moment, Story } from '../wire/types';
import type { Shown } from './show.svelte';

/** As the seat saw it if we hold it, else as an outsider. Empty if the server cannot tell it. */
export async function told(table: string, eyes: number | null, mark: number): Promise<Shown[]> {
  const token = heldTable(table)?.seats.find(({ seat }) => seat === eyes)?.token;
  const path = `/api/tables/${encodeURIComponent(table)}/story${token ? `?viewer=${eyes}` : ''}`;
  const headers: HeadersInit = token ? { Authorization: `Bearer ${token}` } : {};
  const story = await fetched<Story>(path, { headers }).catch(() => null);
  return shownSince(story?.moments ?? [], mark);
}

export function shownSince(moments: readonly Moment[], mark: number): Shown[] {
  return moments.flatMap(({ number, events, rules }, at) => {
    const before = moments[at - 1]?.view;
    return before && number > mark ? [{ before, update: { number, events, rules, only: [] } }] : [];
  });
}
