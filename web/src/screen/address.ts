// The lasting address of a big screen. It names a table of the crew; the server knows the rematches that followed.
import { newTable } from '../net/api';
import { newestOf } from '../net/tables';
import { StoredList } from '../net/stored';
import { router } from '../state/router.svelte';
import { settings } from '../state/settings.svelte';
import type { GameInfo } from '../wire/types';
import { screenSecret } from './secret';

/** Where an address led when it was last open: the server may have deleted its first table meanwhile. */
interface Led {
  from: string;
  to: string;
}
const KEPT = 12;
const stored = new StoredList('skulduggery.screens', isLed);

export function screenPath(table: string): string {
  return `/screen/${encodeURIComponent(table)}`;
}

/** The table where the crew plays now. */
export async function tableOfScreen(place: string): Promise<string> {
  const known = stored.read().find(({ from }) => from === place)?.to;
  const { table } = await newestOf(place).catch((error: unknown) => {
    if (!known) throw error;
    return newestOf(known);
  });
  remember(place, table);
  return table;
}

/** Opens a table without a seat: this screen is its board. */
export async function setUpHere({ game, usual: players }: GameInfo): Promise<void> {
  const { pace } = settings;
  const { table } = await newTable({ game, name: '', players, pace, screen: screenSecret() });
  router.go(screenPath(table));
}

function remember(from: string, to: string): void {
  const others = stored.read().filter((led) => led.from !== from);
  stored.write([{ from, to }, ...others].slice(0, KEPT));
}

function isLed(value: unknown): value is Led {
  const led = value as Partial<Led> | null;
  return typeof led?.from === 'string' && typeof led.to === 'string';
}
