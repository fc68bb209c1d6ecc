// Opening a table: create it, keep the seat, and go to its page.
import { newTable } from '../net/api';
import { tablePath } from '../net/links';
import { keepSeat } from '../net/tokens';
import type { GameInfo } from '../wire/types';
import { router } from './router.svelte';
import { settings } from './settings.svelte';

/**
 * `start`: at once, against bots; otherwise a lobby to invite friends to. The match is not started here but by
 * the table's page, after it has seen the seal of the dice.
 */
export async function openTable({ game, usual }: GameInfo, start: boolean): Promise<void> {
  const ticket = await newTable({ game, name: settings.name, players: usual, pace: settings.pace });
  if (ticket.seat !== null && ticket.token !== null) keepSeat(ticket.table, ticket.seat, ticket.token, game);
  router.go(tablePath(ticket.table), start);
}
