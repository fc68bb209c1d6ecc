// While the own hand lies face down, log, status and previews, which people beside one read too, tell only how many cards came.
import type { Event } from '../../wire/types';
import { veil } from './veil.svelte';

export function aloud(event: Event): Event {
  return event.kind === 'cards_drawn' && veil.down ? { ...event, cards: [] } : event;
}
