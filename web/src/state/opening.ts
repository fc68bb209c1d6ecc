// Opening a table: a seat at it, and on to it.
import { newTable } from '../net/api';
import { tablePath } from '../net/links';
import { keepSeat } from '../net/tokens';
import type { GameInfo } from '../wire/types';
import { router } from './router.svelte';
import { settings } from './settings.svelte';

const PLAYERS = 4;

/** `start`: at once, against bots; otherwise a lobby to invite friends to. */
export async function openTable({ game, least, most }: GameInfo, start: boolean): Promise<void> {
  const players = Math.min(Math.max(PLAYERS, least), most);
  const ticket = await newTable({ game, name: settings.name, players, start });
  if (ticket.seat !== null && ticket.token !== null) keepSeat(ticket.table, ticket.seat, ticket.token, game);
  router.go(tablePath(ticket.table));
}
