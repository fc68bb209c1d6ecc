// The whole position in words, for those who do not see the chart.
import type { Words } from '../../board/words';
import type { BlackwoodView } from '../../wire/blackwood';
import type { TextSection } from '../art';
import { panel } from './panel';
import { placeName } from './places';

export function textTable(view: BlackwoodView, words: Words, names: readonly string[]): TextSection[] {
  const say = (id: string): string => words.say(`table-${id}`);
  const gold = view.gold.map(({ square, amount }) => [placeName(square, words), String(amount)]);
  return [
    {
      title: say('ships'),
      head: [say('ship'), say('player'), say('place'), say('coins'), say('state')],
      rows: view.ships.map((ship) => [
        words.nameOf('ship', ship.ship),
        names[ship.seat] ?? '',
        placeName(ship.place, words),
        String(ship.coins),
        words.say(ship.captive ? 'table-captive' : 'table-free'),
      ]),
    },
    {
      title: say('crews'),
      head: [say('player'), say('home'), say('balls'), say('note')],
      rows: names.map((name, seat) => [
        name,
        String(view.stores[seat] ?? 0),
        String(view.balls[seat] ?? 0),
        panel(view, seat, words).note,
      ]),
    },
    {
      title: say('jailers'),
      head: [say('jailer'), say('place')],
      rows: view.jailers.map(({ jailer, place }) => [words.nameOf('jailer', jailer), placeName(place, words)]),
    },
    {
      title: say('gold'),
      head: [say('place'), say('coins')],
      rows: [[words.say('board-hoard-name'), String(view.hoard)], ...gold],
    },
  ];
}
