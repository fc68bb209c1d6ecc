// From the events of a move to what moves and what sounds, one step an event.
import type { Motion } from '../../board/scene';
import type { IconName } from '../../generated/icons';
import type { SoundName } from '../../sound/sound';
import type { AnyEvent, KingsView, TileTurned } from '../../wire/kings';
import type { Event } from '../../wire/types';
import type { Step } from '../art';
import type { Veil } from '../memory.svelte';
import { colourLook } from './looks';
import { parts } from './parts';
import { staging } from './staging';

export function storyboard(events: readonly Event[], before: KingsView, veil: Veil = { down: false }): Step[] {
  const staged = staging(before, veil.down);
  return events.map((event) => {
    const known = event as AnyEvent & Event; // the server sends each table only events of its game
    const stage = staged(known);
    return {
      event,
      motions: motionsOf(known, before),
      sound: soundOf(known),
      silent: SILENT.includes(known.kind) || isBookkeeping(known, before),
      spins: known.kind === 'compass_rolled',
      ...(stage ? { stage } : {}),
    };
  });
}

/** The coming and going of windows and turns. */
const SILENT: readonly AnyEvent['kind'][] = ['window_opened', 'window_closed', 'passed', 'turn_ended'];

/**
 * What others have stands in the crew panels, whose turn it is in the bar, what a card has done on the card: nobody has
 * to wait for it.
 */
const BOOKKEEPING: readonly AnyEvent['kind'][] = [
  'turn_began',
  'cards_drawn',
  'money_changed',
  'rum_changed',
  'cannonballs_changed',
  'scurvy_changed',
  'pirate_discarded',
  'captain_set',
  'tile_removed',
];

function isBookkeeping(event: AnyEvent, { seat, active }: KingsView): boolean {
  if (('seat' in event ? event.seat : active) === seat) return false;
  return BOOKKEEPING.includes(event.kind) || (event.kind === 'maintenance_rolled' && event.face !== 'scurvy');
}

function flash(place: string, icon: IconName): Motion[] {
  return [{ kind: 'flash', place, icon }];
}

const shipOf = (seat: number): string => `ship-${seat}`;

function motionsOf(event: AnyEvent, before: KingsView): Motion[] {
  switch (event.kind) {
    case 'sailed':
      return [{ kind: 'sail', piece: shipOf(event.seat), path: event.path }];
    case 'sent':
      return [{ kind: 'drag', piece: shipOf(event.seat), to: event.to }];
    case 'compass_rolled':
      return [
        {
          kind: 'spin',
          place: event.purpose === 'dutchman' ? 'dutchman' : shipOf(event.seat),
          angle: angleOf(event.colour),
          look: colourLook(event.colour),
        },
      ];
    case 'dutchman_moved':
      return [{ kind: 'drag', piece: 'dutchman', to: event.to }];
    case 'caught':
      return flash(shipOf(event.seat), 'skull-crossed-bones');
    case 'tile_turned':
      return [{ kind: 'turn', place: event.place, back: backAt(event.place), icon: TILES[event.tile] }];
    case 'tile_removed':
      return event.tile === 'empty' ? [] : flash(event.place, 'ship-wreck');
    case 'maintenance_rolled':
      return flash(shipOf(event.seat), event.face === 'scurvy' ? 'wooden-pegleg' : 'brandy-bottle');
    case 'scurvy_changed':
      return event.change < 0 ? flash(shipOf(event.seat), 'cut-lemon') : [];
    case 'mutiny_began':
      return flash(shipOf(event.seat), 'pirate-flag');
    case 'fight_began':
      return event.defender === null
        ? flash(event.place, 'crossed-sabres')
        : [{ kind: 'shot', from: shipOf(event.attacker), to: shipOf(event.defender) }];
    case 'dice_rolled':
      return event.rerolled === null ? [] : [{ kind: 'shot', from: shipOf(event.seat), to: foeOf(event.seat, before) }];
    case 'loot_drawn':
      return before.fight && before.fight.foe !== 'ship'
        ? [{ kind: 'coins', from: before.fight.place, to: shipOf(event.seat), amount: event.values.length }]
        : [];
    case 'stolen':
      return [
        { kind: 'coins', from: shipOf(event.victim), to: shipOf(event.seat), amount: Math.ceil(event.amount / 200) },
      ];
    case 'dig_declared':
      return flash(event.place, 'dig-hole');
    case 'dug':
      return [{ kind: 'coins', from: event.place, to: shipOf(event.seat), amount: event.amount / 500 }];
    case 'part_bought':
      return flash(shipOf(event.seat), event.part === 'rum_hold' ? 'barrel' : 'pirate-cannon');
    default:
      return [];
  }
}

/** Degrees from east, clockwise, as the compass points. */
export function angleOf(colour: string): number {
  const ways: Readonly<Record<string, number[]>> = parts().ways;
  const [x = 0, y = 0] = ways[colour] ?? [];
  return Math.round((Math.atan2(y, x) * 180) / Math.PI);
}

function backAt(place: string): string {
  return parts().dark.includes(place) ? 'var(--tile-dark)' : 'var(--tile)';
}

/** At whom the cannonball flies: the other fighter, or the place that is raided. */
function foeOf(seat: number, { fight, active, ships }: KingsView): string {
  const other = fight?.sides.find((side) => side.seat !== null && side.seat !== seat)?.seat;
  return other === undefined || other === null ? (fight?.place ?? ships[active]?.place ?? 'dutchman') : shipOf(other);
}

const TILES: Readonly<Record<TileTurned['tile'], IconName>> = {
  empty: 'big-wave',
  small_merchant: 'caravel',
  large_merchant: 'galleon',
  warship: 'pirate-cannon',
};

const SOUNDS: Partial<Record<AnyEvent['kind'], SoundName>> = {
  cards_drawn: 'card',
  card_discarded: 'card',
  card_played: 'card',
  pack_shuffled: 'card',
  pirates_drawn: 'card',
  compass_rolled: 'roll',
  maintenance_rolled: 'roll',
  sailed: 'sail',
  dutchman_moved: 'sail',
  tile_turned: 'card',
  tile_removed: 'splash',
  dice_rolled: 'roll',
  loot_drawn: 'coins',
  dug: 'coins',
  stolen: 'coins',
  part_bought: 'coins',
  fight_began: 'cannon',
  caught: 'capture',
  mutiny_began: 'capture',
  mutiny_done: 'capture',
  sent: 'splash',
};

/** A cannonball is heard before the dice roll again; an empty tile goes quietly. */
function soundOf(event: AnyEvent): SoundName | null {
  if (event.kind === 'dice_rolled' && event.rerolled !== null) return 'cannon';
  return event.kind === 'tile_removed' && event.tile === 'empty' ? null : (SOUNDS[event.kind] ?? null);
}
