// The figures of a player's crew panel: money, and what is aboard.
import type { Words } from '../../board/words';
import type { KingsView } from '../../wire/kings';
import type { CrewFigures } from '../art';

export function panel(view: KingsView, seat: number, words: Words): CrewFigures {
  const ship = view.ships[seat];
  if (!ship) return { figures: [], progress: null, note: '' };
  return {
    figures: [
      { icon: 'two-coins', text: String(ship.money), name: words.say('kings-money', { money: ship.money, target: view.target }) },
      { icon: 'card-pickup', text: String(ship.cards), name: words.say('kings-cards', { cards: ship.cards }) },
    ],
    progress: { value: Math.min(ship.money, view.target), goal: view.target },
    note: '',
  };
}
