// The own cards are shown only to whoever presses to look: log, status and previews tell what everybody may hear.
import type { Event } from '../../wire/types';

export function aloud(event: Event, ahead: boolean): Event | null {
  if (event.kind === 'bought') return { ...event, card: null };
  if (event.kind === 'cargo_taken') return { ...event, cards: [] };
  // What a sale would bring is known to the owner alone, until it happens.
  const sale =
    event.kind === 'sold' ||
    (event.kind === 'money_changed' && event['reason'] === 'sale') ||
    event.kind === 'game_ended';
  return ahead && sale ? null : event;
}
