// From the events of a move to what moves and what sounds, one step an event.
import type { Motion } from '../../board/scene';
import type { SoundName } from '../../sound/sound';
import type { AnyEvent, BlackwoodView } from '../../wire/blackwood';
import type { Event } from '../../wire/types';
import type { Step } from '../art';
import { parts } from './parts';

/** The ship that a seat moved last stands for the seat; before its first move, its first ship does. */
export function storyboard(events: readonly Event[], before: BlackwoodView): Step[] {
  const flagships = new Map<number, string>();
  for (const ship of [...before.ships].reverse()) flagships.set(ship.seat, ship.ship);
  const owners = new Map(before.ships.map((ship) => [ship.ship, ship.seat]));
  return events.map((event) => {
    const known = event as AnyEvent & Event; // the server sends each table only events of its game
    if (known.kind === 'ship_moved') flagships.set(owners.get(known.ship) ?? 0, known.ship);
    return {
      event,
      motions: motionsOf(known, flagships),
      sound: soundOf(known),
      ...(known.kind === 'die_rolled' ? { dice: known.value } : {}),
    };
  });
}

function motionsOf(event: AnyEvent, flagships: ReadonlyMap<number, string>): Motion[] {
  switch (event.kind) {
    case 'ship_moved':
      return [{ kind: 'sail', piece: event.ship, path: event.path }];
    case 'jailer_moved':
      return [{ kind: 'sail', piece: event.jailer, path: event.path }];
    case 'coin_collected':
      return [{ kind: 'coins', from: parts().hoard, to: event.ship, amount: event.amount }];
    case 'gold_taken':
      return [{ kind: 'coins', from: event.square, to: event.ship, amount: event.amount }];
    case 'gold_dropped':
      return [{ kind: 'coins', from: event.ship, to: event.square, amount: event.amount }];
    case 'delivered':
      return [{ kind: 'coins', from: event.ship, to: parts().town, amount: event.amount }];
    case 'robbed':
      return [{ kind: 'coins', from: event.target, to: event.ship, amount: event.amount }];
    case 'ball_fired':
      return [{ kind: 'shot', from: event.ship, to: event.target }];
    case 'ball_gained':
      return [{ kind: 'flash', place: flagships.get(event.seat) ?? parts().town, icon: 'cannon-ball' }];
    case 'captured':
      return [
        { kind: 'drag', piece: event.ship, to: lairOf(event.jailer) ?? event.square },
        { kind: 'flash', place: event.square, icon: 'imprisoned' },
      ];
    case 'draw_coin_added':
      return [{ kind: 'flash', place: parts().hoard, icon: 'two-coins' }];
    default:
      return [];
  }
}

function soundOf(event: AnyEvent): SoundName | null {
  switch (event.kind) {
    case 'ship_moved':
      return event.cause === 'blast' ? 'splash' : 'sail';
    case 'jailer_moved':
      return 'sail';
    case 'die_rolled':
    case 'game_began':
      return 'roll';
    case 'event_drawn':
    case 'pack_shuffled':
      return 'card';
    case 'coin_collected':
    case 'gold_taken':
    case 'gold_dropped':
    case 'delivered':
    case 'robbed':
    case 'draw_coin_added':
      return 'coins';
    case 'ball_gained':
      return 'ball';
    case 'ball_fired':
      return 'cannon';
    case 'captured':
      return 'capture';
    default:
      return null;
  }
}

function lairOf(jailer: string): string | undefined {
  const lairs: Readonly<Record<string, string>> = parts().lairs;
  return lairs[jailer];
}
