// The whole position in words, for those who do not see the chart.
import type { Words } from '../../board/words';
import type { CardView, ProwlView } from '../../wire/prowl';
import type { TextSection } from '../art';
import { placeName } from './places';
import { shipName, troubles } from './scene';

export function textTable(view: ProwlView, words: Words, names: readonly string[]): TextSection[] {
  const say = (id: string): string => words.say(`prowl-table-${id}`);
  return [
    {
      title: say('ships'),
      head: [say('player'), say('place'), say('masts'), say('chest'), say('raid'), say('note')],
      rows: view.ships.map((ship) => [
        [names[ship.seat], shipName(ship, view, words)].filter(Boolean).join(': '),
        ship.place ? placeName(ship.place, words) : '',
        cards(ship.cards, words),
        cards(ship.chest, words),
        ship.last_raid ? placeName(ship.last_raid, words) : '',
        troubles(ship, words),
      ]),
    },
    {
      title: say('table'),
      head: [say('what'), say('state')],
      rows: [
        [say('round'), words.say('prowl-round', { round: view.round, last: view.last_round ?? 0 })],
        [
          say('throw'),
          view.roll ? words.say('prowl-steps', { value: view.roll, steps: view.steps }) : words.say('prowl-no-throw'),
        ],
        ...(view.davy === null
          ? []
          : [
              [
                words.nameOf('ship', 'davy'),
                words.say('prowl-davy', {
                  place: placeName(view.davy, words),
                  commander: view.commander === null ? '' : (names[view.commander] ?? ''),
                }),
              ],
            ]),
        [say('stack'), words.say('prowl-stack', { cards: view.blind, pile: view.pile.length })],
        [say('pile'), view.pile.map((card) => words.nameOf('card', card)).join(', ')],
      ],
    },
    {
      title: say('stock'),
      head: [say('treasure'), say('value'), say('left')],
      rows: view.stock.map(({ treasure, value, left }) => [
        words.nameOf('card', treasure),
        String(value),
        String(left),
      ]),
    },
  ];
}

function cards(list: readonly CardView[], words: Words): string {
  if (list.length === 0) return words.say('prowl-nothing');
  return list.map(({ card, back }) => (card ? words.nameOf('card', card) : words.say(`back-${back}`))).join(', ');
}
