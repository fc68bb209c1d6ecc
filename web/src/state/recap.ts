// What happened since our last move, played once more. What a closed or reloaded page has not seen, the server tells.
import { told as fetched } from '../net/api';
import { heldTable } from '../net/tokens';
import type { Moment, Story } from '../wire/types';
import type { Show, Shown } from './show.svelte';
import type { TableModel } from './table.svelte';

export async function replay(show: Show): Promise<void> {
  const newest = show.shown;
  if (show.playing || !newest) return;
  const { epoch } = show;
  show.missed = 0;
  show.playing = true;
  await fill(show);
  show.skipping = false;
  show.turn = null;
  for (const { before, update } of [...show.recap]) {
    if (show.skipping || epoch !== show.epoch) break;
    show.shown = { ...newest, view: before, choices: [], asked: null };
    await show.presentEvents(update, before, false);
  }
  if (epoch === show.epoch) show.shown = newest;
  show.rolling = null;
  await show.run();
}

async function fill(show: Show): Promise<void> {
  const story = await show.fetchRecap?.();
  if (!story) return;
  const last = story.at(-1)?.update.number ?? -1;
  show.recap = [...story, ...show.recap.filter(({ update }) => update.number > last)];
  show.fetchRecap = null;
}

/**
 * After a reload or a lost connection this page has not seen it all; the server can tell it again (UX-20).
 * `watched`: the last entry that somebody has seen here.
 */
export function offer(model: TableModel, watched: number): void {
  const after = (number: number): number => model.log.filter((entry) => entry.number > number).length;
  const { mark } = model;
  if (after(mark) > 0) model.show.offer(after(mark), after(watched), () => told(model.table, model.eyes, mark));
}

/** As the seat saw it if we hold it, else as an outsider. Empty if the server cannot tell it. */
async function told(table: string, eyes: number | null, mark: number): Promise<Shown[]> {
  const token = heldTable(table)?.seats.find(({ seat }) => seat === eyes)?.token;
  const path = `/api/tables/${encodeURIComponent(table)}/story${token ? `?viewer=${eyes}` : ''}`;
  const headers: HeadersInit = token ? { Authorization: `Bearer ${token}` } : {};
  const story = await fetched<Story>(path, { headers }).catch(() => null);
  return shownSince(story?.moments ?? [], mark);
}

export function shownSince(moments: readonly Moment[], mark: number): Shown[] {
  return moments.flatMap(({ number, events, rules, weights }, at) => {
    const before = moments[at - 1]?.view;
    return before && number > mark ? [{ before, update: { number, events, rules, weights, only: [] } }] : [];
  });
}
