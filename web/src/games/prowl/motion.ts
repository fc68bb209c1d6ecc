// From the events of a move to what moves and what sounds, one step an event.
import type { Motion } from '../../board/scene';
import type { IconName } from '../../generated/icons';
import type { SoundName } from '../../sound/sound';
import type { AnyEvent, ProwlView } from '../../wire/prowl';
import type { Event } from '../../wire/types';
import type { Step } from '../art';
import { iconOf } from './cards';
import { stagedOf } from './staging';

export function storyboard(events: readonly Event[], before: ProwlView): Step[] {
  return events.map((event) => {
    const known = event as AnyEvent & Event; // the server sends each table only events of its game
    const stage = stagedOf(known, before);
    const dice = known.kind === 'die_rolled' || known.kind === 'die_thrown' ? { dice: known.value } : {};
    return { event, motions: motionsOf(known, before), sound: soundOf(known), ...dice, ...(stage ? { stage } : {}) };
  });
}

function flash(place: string, icon: IconName): Motion[] {
  return [{ kind: 'flash', place, icon }];
}

function motionsOf(event: AnyEvent, before: ProwlView): Motion[] {
  switch (event.kind) {
    case 'sailed':
      return event.path.length > 1
        ? [{ kind: 'sail', piece: event.ship, path: event.path }]
        : flash(event.ship, 'anchor');
    case 'card_drawn':
      return [{ kind: 'cards', from: event.town, to: event.ship, amount: 1 }];
    case 'traded':
      return [
        { kind: 'cards', from: event.ship, to: event.town, amount: event.extra ? 2 : 1 },
        { kind: 'coins', from: event.town, to: event.ship, amount: 3 },
      ];
    case 'dug':
      return [{ kind: 'coins', from: event.island, to: event.ship, amount: 3 }];
    case 'stored':
      return flash(event.ship, 'locked-chest');
    case 'loaded':
    case 'swapped':
      return flash(event.ship, 'card-pickup');
    case 'dumped':
    case 'card_voided':
      return flash(event.ship, 'big-wave');
    case 'bad_luck_struck':
      return [
        ...flash(event.ship, iconOf(event.card)),
        ...(event.to !== event.from ? [{ kind: 'drag', piece: event.ship, to: event.to } as const] : []),
      ];
    case 'battle_fought':
      return [{ kind: 'shot', from: event.ship, to: event.target }];
    case 'spoils_taken':
      return [{ kind: 'cards', from: event.target, to: event.ship, amount: event.backs.length }];
    case 'sunk':
      return flash(event.ship, 'big-wave');
    case 'exiled':
      return [{ kind: 'drag', piece: event.ship, to: event.island }];
    case 'davy_sent_home':
      return before.davy === null ? [] : [{ kind: 'drag', piece: 'davy', to: 'kingdom' }];
    case 'repaired':
      return flash(event.ship, 'ship-wheel');
    case 'reborn':
      return [{ kind: 'drag', piece: event.ship, to: event.home }];
    default:
      return [];
  }
}

const SOUNDS: Partial<Record<AnyEvent['kind'], SoundName>> = {
  game_began: 'roll',
  die_rolled: 'roll',
  die_thrown: 'roll',
  card_drawn: 'card',
  stored: 'coins',
  loaded: 'card',
  swapped: 'card',
  traded: 'coins',
  dug: 'coins',
  dumped: 'splash',
  card_voided: 'splash',
  bad_luck_struck: 'ball',
  battle_fought: 'cannon',
  spoils_taken: 'card',
  sunk: 'splash',
  exiled: 'capture',
  pack_shuffled: 'card',
  reborn: 'splash',
  died: 'splash',
};

function soundOf(event: AnyEvent): SoundName | null {
  if (event.kind === 'sailed') return event.path.length > 1 ? 'sail' : null;
  return SOUNDS[event.kind] ?? null;
}
