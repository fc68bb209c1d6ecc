// Where dice can only be rolled, or a card only be revealed, that is done without a tap if one wants it so.
import type { Choosing } from '../state/choosing.svelte';
import { settings } from '../state/settings.svelte';
import type { TableModel } from '../state/table.svelte';

export function autoRoll(model: TableModel, choosing: Choosing): void {
  $effect(() => {
    const [only, ...more] = choosing.choices;
    if (settings.autoRoll && only && more.length === 0 && choosing.asked?.luck && !model.busy && !model.complaint)
      choosing.take(only);
  });
}
