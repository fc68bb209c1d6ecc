// The figures of a player's crew panel: money, supplies, cards in hand, and what is the matter.
import type { Words } from '../../board/words';
import type { KingsView, ShipView } from '../../wire/kings';
import type { CrewFigures, Figure } from '../art';
import { placeName } from './places';

export function panel(view: KingsView, seat: number, words: Words): CrewFigures {
  const ship = view.ships[seat];
  if (!ship) return { figures: [], progress: null, note: '' };
  const money: Figure = {
    icon: 'two-coins',
    text: doubloons(ship.money, words),
    name: words.say('kings-money', { money: ship.money, target: view.target }),
  };
  return {
    figures: [money, ...supplies(ship, words).map((figure) => ({ ...figure, pictured: true }))],
    progress: { value: Math.min(ship.money, view.target), goal: view.target },
    note: placeName(ship.place, words),
  };
}

/** What a ship has aboard besides its crew, and how much room there is. Scurvy only where there is some. */
export function supplies(ship: ShipView, words: Words): Figure[] {
  const sick: Figure[] =
    ship.scurvy > 0
      ? [{ icon: 'wooden-pegleg', text: String(ship.scurvy), name: words.say('kings-scurvy', { scurvy: ship.scurvy }) }]
      : [];
  return [
    { icon: 'barrel', text: String(ship.rum), name: words.say('kings-rum', { rum: ship.rum, room: ship.rum_room }) },
    {
      icon: 'cannon-ball',
      text: String(ship.cannonballs),
      name: words.say('kings-cannonballs', { cannonballs: ship.cannonballs, room: ship.cannonball_room }),
    },
    {
      icon: 'sail',
      text: String(ship.moves),
      name: words.say('kings-moves', { moves: ship.moves, sails: ship.sails }),
    },
    {
      icon: 'card-pickup',
      text: String(ship.cards),
      name: words.say('kings-cards', { cards: ship.cards, limit: ship.card_limit, maps: ship.maps_shown }),
    },
    ...sick,
  ];
}

export function doubloons(money: number, words: Words): string {
  return money.toLocaleString(words.language === 'nl' ? 'nl-NL' : 'en-GB');
}
