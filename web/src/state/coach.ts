// The coach: asks the server whether a choice is a serious mistake, before it is played. He speaks once in a turn at
// most, and waits for no answer longer than a moment: then the move is played.
import { startPrefetch } from '../net/lazy.svelte';
import type { Choice, Weighed } from '../wire/types';
import type { Choosing } from './choosing.svelte';
import type { TableModel } from './table.svelte';

const PATIENCE = 1000; // ms

/** Plays the choice, unless the coach warns of it. */
export async function weigh(model: TableModel, choosing: Choosing, choice: Choice): Promise<void> {
  startPrefetch(); // where he speaks is among what is fetched later
  const number = model.show.shown?.number ?? -1;
  const told = hasSpoken(model) ? null : await judged(model, choosing, choice, number);
  const better = told && choosing.choices.find(({ move }) => JSON.stringify(move) === JSON.stringify(told.better));
  if ((model.show.shown?.number ?? -1) !== number) return; // undone meanwhile, or played elsewhere
  if (!told || !better) return choosing.play(choice);
  model.warnedAfter = number;
  model.warning = { number, choice, better, told };
}

/** Whether the coach has spoken in this turn. A turn lasts until the log tells of another one. */
function hasSpoken(model: TableModel): boolean {
  const after = model.warnedAfter;
  return after !== null && !model.log.some(({ number, event }) => number > after && event.kind === 'turn_began');
}

/** The server's answer about this choice; null if it came too late. */
async function judged(
  model: TableModel,
  choosing: Choosing,
  { move }: Choice,
  number: number,
): Promise<Weighed | null> {
  const seat = choosing.asked?.seat ?? -1;
  model.busy = true; // a second tap plays nothing
  const told = await new Promise<Weighed | null>((settle) => {
    model.weighed = (news) => news.seat === seat && news.number === number && settle(news);
    setTimeout(() => settle(null), PATIENCE);
    void model.aside({ kind: 'weigh', at: number, seat, move }).then(({ ok }) => ok || settle(null));
  });
  model.busy = false;
  return told;
}
