// While the own hand lies face down, log, status and previews, which people beside one read too, tell only how many
// cards came.
import type { Event } from '../../wire/types';
import type { Veil } from '../memory.svelte';

const SAID = ['part_bought', 'card_played']; // by the name of the move itself

export function aloud(event: Event, ahead: boolean, veil: Veil): Event | null {
  if (ahead && (SAID.includes(event.kind) || event['cause'] === 'murder')) return null;
  return event.kind === 'cards_drawn' && veil.down ? { ...event, cards: [] } : event;
}
