// The addresses of feeds that this device asked for. The server keeps only their hashes, so they are kept here.
import { StoredList } from '../net/stored';
import { settings } from '../state/settings.svelte';
import type { TableModel } from '../state/table.svelte';

export interface Feed {
  table: string;
  seat: number;
  link: string;
}
const KEPT = 30;
const stored = new StoredList('skulduggery.feeds', isFeed);

export function feedsOf(table: string): Feed[] {
  return stored.read().filter((feed) => feed.table === table);
}

export async function makeFeed(model: TableModel, seat: number): Promise<void> {
  const answer = await model.ask({ kind: 'feed', seat, on: true });
  const link = answer.ok ? answer.ack?.link : null;
  if (link) keep(model.table, seat, `${new URL(link, location.origin).href}?language=${settings.language}`);
}

export async function endFeed(model: TableModel, seat: number): Promise<void> {
  if ((await model.ask({ kind: 'feed', seat, on: false })).ok) keep(model.table, seat, null);
}

function keep(table: string, seat: number, link: string | null): void {
  const others = stored.read().filter((feed) => feed.table !== table || feed.seat !== seat);
  stored.write(link === null ? others : [{ table, seat, link }, ...others].slice(0, KEPT));
}

function isFeed(value: unknown): value is Feed {
  const feed = value as Partial<Feed> | null;
  return typeof feed?.table === 'string' && typeof feed.seat === 'number' && typeof feed.link === 'string';
}
