// The figures of a player's crew panel: what lies in the chests, what is aboard, and what is the matter.
import type { Words } from '../../board/words';
import type { ProwlView } from '../../wire/prowl';
import type { CrewFigures, Figure } from '../art';
import { shipLook } from './looks';
import { shipName, troubles } from './scene';

export function panel(view: ProwlView, seat: number, words: Words): CrewFigures {
  const ships = view.ships.filter((ship) => ship.seat === seat);
  const aboard = ships.reduce((sum, { cards }) => sum + cards.length, 0);
  const treasure = ships.reduce((sum, { chest }) => sum + chest.filter(({ back }) => back !== 'green').length, 0);
  const known = ships.every(({ chest_value }) => chest_value !== null);
  const value = ships.reduce((sum, { chest_value }) => sum + (chest_value ?? 0), 0);
  const chest: Figure = known
    ? {
        icon: 'open-treasure-chest',
        text: thousands(value),
        name: words.say('prowl-chest-value', { value, target: view.goal }),
      }
    : {
        icon: 'open-treasure-chest',
        text: String(treasure),
        name: words.say('prowl-chest-cards', { cards: treasure }),
      };
  const trouble = ships.map((ship) => troubles(ship, words)).filter(Boolean);
  const called = ships
    .map((ship) => shipName(ship, view, words))
    .filter(Boolean)
    .join(' · ');
  const command = view.commander === seat ? [words.say('prowl-commands')] : [];
  return {
    figures: [
      chest,
      { icon: 'card-pickup', text: String(aboard), name: words.say('prowl-aboard', { cards: aboard }), pictured: true },
    ],
    progress: known ? { value: Math.min(value, view.goal), goal: view.goal } : null,
    ...(command.length > 0 ? { mark: 'skull-crossed-bones' as const } : {}),
    // A large crew has little room
    plain: view.ships.length > 4 * ships.length && trouble.length + command.length === 0,
    ...(ships[1] ? { looks: ships.map(({ ship }) => shipLook(ship)) } : {}),
    note: [called, ...trouble, ...command].filter(Boolean).join(', '),
  };
}

/** 7000 → "7k", since there is little room. 0 stays "0". */
function thousands(value: number): string {
  return value > 0 ? `${value / 1000}k` : '0';
}
