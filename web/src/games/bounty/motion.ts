// From the events of a move to what moves and what sounds, one step an event.
import type { Motion } from '../../board/scene';
import type { SoundName } from '../../sound/sound';
import type { AnyEvent, BountyView } from '../../wire/bounty';
import type { Event } from '../../wire/types';
import type { Step } from '../art';
import { home, portCalled } from './places';
import { knownRoles, learn, stagedOf } from './staging';

/** The ship that was last heard of stands for its seat: money comes and goes there. */
export function storyboard(events: readonly Event[], before: BountyView): Step[] {
  const flagships = new Map<number, string>();
  for (const ship of [...before.ships].reverse()) flagships.set(ship.seat, ship.ship);
  flagships.set(before.active, before.ship);
  const roles = knownRoles(before);
  return events.map((event) => {
    const known = event as AnyEvent & Event; // the server sends each table only events of its game
    if ('ship' in known && 'seat' in known) flagships.set(Number(known.seat), String(known.ship));
    learn(known, roles);
    const stage = stagedOf(known, before, roles);
    const dice = known.kind === 'die_rolled' ? { dice: known.value } : {};
    return { event, motions: motionsOf(known, flagships), sound: soundOf(known), ...dice, ...(stage ? { stage } : {}) };
  });
}

function motionsOf(event: AnyEvent, flagships: ReadonlyMap<number, string>): Motion[] {
  switch (event.kind) {
    case 'ship_moved':
      return sailing(event);
    case 'bought':
      return [{ kind: 'cards', from: portCalled(event.port)?.square ?? home(), to: event.ship, amount: 1 }];
    case 'revealed':
      return [{ kind: 'flash', place: event.ship, icon: event.role === 'pirate' ? 'skull-crossed-bones' : 'galleon' }];
    case 'raided':
      return event.targets.map((target) => ({ kind: 'shot', from: event.ship, to: target }));
    case 'engaged':
      return [{ kind: 'shot', from: event.ship, to: event.target }];
    case 'cargo_taken':
      return [{ kind: 'cards', from: event.target, to: event.ship, amount: event.ports.length }];
    case 'sold':
      return [{ kind: 'cards', from: event.ship, to: home(), amount: event.cards.length }];
    case 'money_changed':
      return money(event, flagships.get(event.seat) ?? home());
    case 'commission_taken':
    case 'commission_returned':
      return [{ kind: 'flash', place: event.ship, icon: 'tied-scroll' }];
    case 'claim_made':
      return [{ kind: 'flash', place: event.ship, icon: 'scales' }];
    case 'distress_began':
      return [{ kind: 'flash', place: event.ship, icon: 'ship-wreck' }];
    default:
      return [];
  }
}

/** A ship that stays has nowhere to go; one that a chest card sends goes straight. */
function sailing({ ship, path, cause, to }: AnyEvent & { kind: 'ship_moved' }): Motion[] {
  if (cause === 'stay') return [{ kind: 'flash', place: ship, icon: 'anchor' }];
  return cause === 'chest' ? [{ kind: 'drag', piece: ship, to }] : [{ kind: 'sail', piece: ship, path }];
}

/** Coins come from the Bank, or go there. */
function money({ change, amount }: AnyEvent & { kind: 'money_changed' }, ship: string): Motion[] {
  if (amount === 0) return [];
  const coins = Math.ceil(amount / 4);
  return [
    change > 0
      ? { kind: 'coins', from: home(), to: ship, amount: coins }
      : { kind: 'coins', from: ship, to: home(), amount: coins },
  ];
}

function soundOf(event: AnyEvent): SoundName | null {
  switch (event.kind) {
    case 'ship_moved':
      return event.cause === 'stay' ? null : 'sail';
    case 'die_rolled':
    case 'game_began':
      return 'roll';
    case 'bought':
    case 'revealed':
    case 'cargo_taken':
    case 'chest_drawn':
    case 'packs_shuffled':
      return 'card';
    case 'money_changed':
      return event.amount > 0 ? 'coins' : null;
    case 'raided':
    case 'engaged':
    case 'shootout_fought':
      return 'cannon';
    case 'distress_began':
      return 'splash';
    case 'tried':
      return event.verdict === 'guilty' ? 'capture' : 'ball';
    case 'last_called':
      return 'turn';
    default:
      return null;
  }
}
