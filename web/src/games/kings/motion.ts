// From the events of a move to what moves and what sounds, one step an event.
import type { Motion } from '../../board/scene';
import type { SoundName } from '../../sound/sound';
import type { AnyEvent, KingsView } from '../../wire/kings';
import type { Event } from '../../wire/types';
import type { Step } from '../art';
import { staging } from './staging';

export function storyboard(events: readonly Event[], before: KingsView): Step[] {
  const staged = staging(before);
  return events.map((event) => {
    const known = event as AnyEvent & Event; // the server sends each table only events of its game
    const stage = staged(known);
    return { event, motions: motionsOf(known), sound: SOUNDS[known.kind] ?? null, ...(stage ? { stage } : {}) };
  });
}

function motionsOf(event: AnyEvent): Motion[] {
  switch (event.kind) {
    case 'sailed':
      return [{ kind: 'sail', piece: `ship-${event.seat}`, path: event.path }];
    case 'sent':
      return [{ kind: 'drag', piece: `ship-${event.seat}`, to: event.to }];
    case 'dutchman_moved':
      return [{ kind: 'drag', piece: 'dutchman', to: event.to }];
    default:
      return [];
  }
}

const SOUNDS: Partial<Record<AnyEvent['kind'], SoundName>> = {
  cards_drawn: 'card',
  card_played: 'card',
  compass_rolled: 'roll',
  maintenance_rolled: 'roll',
  sailed: 'sail',
  dice_rolled: 'roll',
  loot_drawn: 'coins',
  dug: 'coins',
  stolen: 'coins',
  fight_started: 'cannon',
  caught: 'capture',
  mutiny: 'capture',
  game_ended: 'win',
};
