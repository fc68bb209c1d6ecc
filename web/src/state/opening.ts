// Opening a table: create it, keep the seat, and go to its page.
import { newTable } from '../net/api';
import { tablePath } from '../net/links';
import { keepSeat } from '../net/tokens';
import { DEFAULT_LEVEL, type GameInfo, type NewTable } from '../wire/types';
import { router } from './router.svelte';
import { settings } from './settings.svelte';

/**
 * `start`: at once; otherwise a lobby to invite friends to. `more`: other wishes, such as mates on this device. The
 * match is not started here but by the table's page, after it has seen the seal of the dice.
 */
export async function openTable(info: GameInfo, start: boolean, more: Partial<NewTable> = {}): Promise<void> {
  const { game, usual: players } = info;
  const { name, pace } = settings;
  const { table, token, mates = [] } = await newTable({ game, name, players, pace, level: levelFor(info), ...more });
  [token, ...mates].forEach((one, seat) => one && keepSeat(table, seat, one, game));
  router.go(tablePath(table), start);
}

/** The bots that this person chose last, if this game has them. */
export function levelFor({ levels }: GameInfo): string {
  return levels.includes(settings.level) ? settings.level : DEFAULT_LEVEL;
}
