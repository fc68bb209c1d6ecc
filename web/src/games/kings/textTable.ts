// The whole position in words, for those who do not see the chart.
import type { Words } from '../../board/words';
import type { KingsView } from '../../wire/kings';
import type { TextSection } from '../art';
import { placeName } from './places';

export function textTable(view: KingsView, words: Words, names: readonly string[]): TextSection[] {
  const say = (id: string): string => words.say(`kings-table-${id}`);
  return [
    {
      title: say('ships'),
      head: [say('player'), say('place'), say('money'), say('rum'), say('cannonballs'), say('scurvy'), say('cards')],
      rows: view.ships.map((ship) => [names[ship.seat] ?? '', placeName(ship.place, words), ...[ship.money, ship.rum, ship.cannonballs, ship.scurvy, ship.cards].map(String)]),
    },
  ];
}
