// What a reaction window is about.
import { speech } from '../state/speech.svelte';
import type { TableModel } from '../state/table.svelte';

/** The last thing that happened, but for the coming and going of the window itself. */
export function causeOf(model: TableModel): string {
  const cause = model.log.findLast(({ event, told }) => !told && !('window' in event))?.event;
  return cause ? speech.wording.tell('event', model.show.aloud(cause), model.crew) : '';
}
