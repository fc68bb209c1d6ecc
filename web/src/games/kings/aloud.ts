// While the own hand lies face down, log, status and previews, which people beside one read too, tell only how many cards came.
import type { Event } from '../../wire/types';
import { veil } from './veil.svelte';

export function aloud(event: Event, ahead: boolean): Event | null {
  if (ahead && event.kind === 'part_bought') return null; // the name of the move says it
  return event.kind === 'cards_drawn' && veil.down ? { ...event, cards: [] } : event;
}
