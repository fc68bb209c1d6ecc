// What somebody who does not see the screen has to hear or find besides the news: what is selected, and the table.
import { announcer } from '../state/announce.svelte';
import type { Choosing } from '../state/choosing.svelte';
import { say } from '../state/speech.svelte';
import type { TableModel } from '../state/table.svelte';
import { told } from './effects';

export function sayWhatIsSelected(model: TableModel, choosing: Choosing): void {
  $effect(() => {
    const { chosen, picked, ways } = choosing;
    if (picked.length === 0) return;
    if (chosen) announcer.tell(`${told(chosen, model, choosing).text}. ${say('hint-confirm')}`);
    else if (ways.length > 0) announcer.tell(say('hint-which'));
  });
}

/** After *Play now* the button that had the focus is gone. */
export function focusTable(): void {
  const sea = document.querySelector<HTMLElement>('main.sea');
  if (!sea || document.activeElement !== document.body) return;
  sea.tabIndex = -1;
  sea.focus({ preventScroll: true });
}
