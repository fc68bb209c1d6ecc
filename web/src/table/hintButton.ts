// The button that asks for a hint, for whoever holds a seat where the host allows hints.
import { dialogs } from '../state/dialogs.svelte';
import { say } from '../state/speech.svelte';
import type { TableModel } from '../state/table.svelte';

export function hintButton({ info, held }: TableModel) {
  return held.length && info?.hints
    ? [{ icon: 'ui-lightbulb', text: say('top-hint'), key: 'h', act: () => dialogs.open('hint') } as const]
    : [];
}
