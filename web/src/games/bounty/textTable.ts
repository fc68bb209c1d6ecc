// The whole position in words, for those who do not see the chart.
import type { Words } from '../../board/words';
import type { BountyView, CargoView, ShipView } from '../../wire/bounty';
import type { TextSection } from '../art';
import { packList } from './cards';
import { roleName } from './panel';
import { placeName } from './places';

export function textTable(view: BountyView, words: Words, names: readonly string[]): TextSection[] {
  const say = (id: string): string => words.say(`bounty-table-${id}`);
  return [
    {
      title: say('ships'),
      head: [say('ship'), say('player'), say('place'), say('role'), say('hold'), say('plunder'), say('note')],
      rows: view.ships.map((ship) => [
        words.nameOf('ship', ship.ship),
        names[ship.seat] ?? '',
        placeName(ship.place, words),
        roleName(ship, view, words),
        cargo(ship.hold, ship.shown, words),
        cargo(ship.plunder, false, words),
        noteOf(ship, words),
      ]),
    },
    {
      title: say('purses'),
      head: [say('player'), say('purse'), say('loans')],
      rows: names.map((name, seat) => [name, String(view.purses[seat] ?? 0), String(view.loans[seat] ?? 0)]),
    },
    {
      title: say('ports'),
      head: [say('port'), say('place'), say('fee'), say('cards'), say('pack')],
      rows: view.packs.map(({ port, square, fee, cards }) => [
        words.nameOf('port', port),
        square,
        String(fee),
        String(cards),
        packList(port, words),
      ]),
    },
    {
      title: say('table'),
      head: [say('what'), say('state')],
      rows: [
        [
          say('round'),
          words.say('bounty-round', { round: view.round, last: view.mode === 'target' ? 0 : view.last_round }),
        ],
        [say('throw'), view.roll ? String(view.roll) : words.say('bounty-no-throw')],
        [say('chest'), words.say('bounty-cards', { cards: view.chest })],
        [
          say('commission'),
          view.commission ? words.nameOf('ship', view.commission) : words.say('bounty-commission-free'),
        ],
      ],
    },
  ];
}

/** From the bottom up, backs only: a card that everybody sees is named, the own secrets are told by the mat. */
function cargo(cards: readonly CargoView[], shown: boolean, words: Words): string {
  if (cards.length === 0) return words.say('bounty-empty');
  return cards
    .map(({ port, card }, at) =>
      shown && card && at === cards.length - 1 ? words.nameOf('card', card) : words.nameOf('port', port),
    )
    .join(', ');
}

function noteOf(ship: ShipView, words: Words): string {
  const notes = [
    ship.distress ? words.say('bounty-distress') : '',
    ship.claim ? words.say('bounty-claim', { robber: words.nameOf('ship', ship.claim) }) : '',
    ship.commission ? words.say('bounty-has-commission') : '',
  ];
  return notes.filter(Boolean).join(', ');
}
