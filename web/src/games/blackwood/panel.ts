// The figures of a player's crew panel.
import type { Words } from '../../board/words';
import type { BlackwoodView, ShipView } from '../../wire/blackwood';
import type { CrewFigures } from '../art';
import { shipLook } from './looks';

export function panel(view: BlackwoodView, seat: number, words: Words): CrewFigures {
  const [home = 0, balls = 0] = [view.stores[seat], view.balls[seat]];
  const ships = view.ships.filter((ship) => ship.seat === seat);
  const load = ships.map((ship) => ship.coins).join('+');
  return {
    figures: [
      {
        icon: 'locked-chest',
        text: view.goal ? `${home}/${view.goal}` : String(home),
        name: words.say('panel-home', { coins: home, goal: view.goal }),
      },
      {
        icon: 'two-coins',
        text: load,
        name: words.say('panel-load', { coins: ships.reduce((sum, ship) => sum + ship.coins, 0) }),
      },
      { icon: 'cannon-ball', text: String(balls), name: words.say('panel-balls', { balls }) },
    ],
    progress: view.goal ? { value: Math.min(home, view.goal), goal: view.goal } : null,
    note: note(view, ships, words),
    ...(ships[1] ? { looks: ships.map(({ ship }) => shipLook(ship)) } : {}),
  };
}

/** Which ships, if there are several, and what is the matter with them. */
function note(view: BlackwoodView, ships: readonly ShipView[], words: Words): string {
  return ships
    .map((ship) => [ships[1] ? words.nameOf('ship', ship.ship) : '', trouble(ship, view, words)])
    .flatMap((parts) => parts.filter(Boolean).join(', ') || [])
    .join(' · ');
}

/** Locked up, or slowed down by gold. */
function trouble(ship: ShipView, { jailers }: BlackwoodView, words: Words): string {
  const jailer = jailers.find(({ place, home }) => home && place === ship.place);
  if (ship.captive && jailer) return words.say('panel-captive', { jailer: words.nameOf('jailer', jailer.jailer) });
  return ship.slowed ? words.say('panel-slow', { coins: ship.coins }) : '';
}
