// How events are told. What lies in a chest and what a winner took is for few eyes, and a log is read by all who share
// a screen.
import type { Event } from '../../wire/types';
import type { Veil } from '../memory.svelte';

const SAID = ['stored', 'loaded', 'swapped', 'dumped']; // by the name of the move itself

/** Trades ahead tell what is aboard: not while the own cards lie face down. */
export function aloud(event: Event, ahead: boolean, veil: Veil): Event | null {
  if (ahead && (SAID.includes(event.kind) || (veil.down && event.kind.startsWith('trade_')))) return null;
  return event['shown'] ? event : spoken(event); // open cards are open to all
}

function spoken(event: Event): Event {
  if (event.kind === 'stored' || event.kind === 'loaded') return { ...event, card: null };
  if (event.kind === 'swapped') return { ...event, out: null, into: null };
  return event.kind === 'spoils_taken' ? { ...event, cards: [] } : event;
}
