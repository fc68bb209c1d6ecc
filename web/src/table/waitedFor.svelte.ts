// Who is waited for, and whether others have been playing for some time. Both are only shown once they last: most moves
// of a bot are quicker.
import type { Choosing } from '../state/choosing.svelte';
import { say } from '../state/speech.svelte';
import type { TableModel } from '../state/table.svelte';
import { isThinking } from './curtain';

/** ms */
const LONG = 1000;

/** Call inside a component. */
export function waitedFor(model: TableModel, choosing: Choosing) {
  const { show } = model;
  const over = $derived(!!show.shown?.result || model.info?.status === 'over');
  const thinks = $derived(isThinking(choosing.asked, model.info, model.reactions));
  const waiting = $derived(!show.playing && !choosing.mine && choosing.asked !== null && !over);
  const others = $derived(!choosing.mine && ((show.playing && show.ofOthers) || thinks));
  let waited = $state(false);
  let long = $state(false);
  $effect(() => {
    void choosing.asked; // each question anew
    const timer = waiting ? setTimeout(() => (waited = true), LONG) : 0;
    return () => {
      clearTimeout(timer);
      waited = false;
    };
  });
  $effect(() => {
    // From one move to the next nothing flickers.
    const now = others;
    const timer = setTimeout(() => (long = now), LONG);
    return () => clearTimeout(timer);
  });
  $effect(() => {
    if (choosing.mine) long = false;
  });
  return {
    get over(): boolean {
      return over && !show.playing;
    },
    /** Who is choosing or thinking; empty before it lasts. */
    get told(): string {
      const { asked } = choosing;
      if (!waited || !waiting || !asked) return '';
      return say(thinks ? 'status-thinking' : 'status-waiting', { name: model.names[asked.seat] ?? '' });
    },
    /** Others have been playing for some time: it can be skipped. */
    get long(): boolean {
      return long && !choosing.mine;
    },
  };
}
