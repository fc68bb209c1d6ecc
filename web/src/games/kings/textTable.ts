// The whole position in words, for those who do not see the chart.
import type { Words } from '../../board/words';
import type { FightView, KingsView, PackView, PirateView, ShipView } from '../../wire/kings';
import type { TextSection } from '../art';
import { letterOf, piles } from './cards';
import { chipOf } from './fight';
import { doubloons } from './panel';
import { parts } from './parts';
import { placeName } from './places';

type Say = (id: string) => string;

export function textTable(view: KingsView, words: Words, names: readonly string[]): TextSection[] {
  const say: Say = (id) => words.say(`kings-table-${id}`);
  return [
    ...(view.fight ? [fightTable(view.fight, words, names, say)] : []),
    ...(view.hand.length > 0 ? [handTable(view, words, say)] : []),
    ships(view, words, names, say),
    crews(view, words, names, say),
    tiles(view, words, say),
    onTable(view, words, names, say),
  ];
}

function ships(view: KingsView, words: Words, names: readonly string[], say: Say): TextSection {
  const listed = (ids: readonly string[], name: (id: string) => string): string =>
    ids.map(name).join(', ') || words.say('kings-nothing');
  const row = (ship: ShipView): string[] => [
    names[ship.seat] ?? '',
    placeName(ship.place, words),
    doubloons(ship.money, words),
    `${ship.rum}/${ship.rum_room}`,
    `${ship.cannonballs}/${ship.cannonball_room}`,
    String(ship.scurvy),
    String(ship.moves),
    `${ship.cards}/${ship.card_limit}`,
    listed(ship.parts, (part) => words.say(`kings-part-${part}`)),
    listed([...ship.dug, ...ship.beaten], (place) => words.nameOf('place', place)),
  ];
  return {
    title: say('ships'),
    head: ['player', 'place', 'money', 'rum', 'cannonballs', 'scurvy', 'moves', 'cards', 'parts', 'voyage'].map(say),
    rows: view.ships.map(row),
  };
}

function crews(view: KingsView, words: Words, names: readonly string[], say: Say): TextSection {
  const row = (ship: ShipView, { pirate, crew, captain, ...rank }: PirateView): string[] => [
    names[ship.seat] ?? '',
    words.nameOf('pirate', pirate),
    words.say(`kings-rank-${rank.is_captain ? 'captain' : rank.leads ? 'council' : 'crew'}`),
    words.say(`ability-${crew}`),
    words.say(`ability-${captain}`),
  ];
  return {
    title: say('crews'),
    head: ['player', 'pirate', 'rank', 'aboard', 'as-captain'].map(say),
    rows: view.ships.flatMap((ship) => ship.pirates.map((one) => row(ship, one))),
  };
}

function handTable(view: KingsView, words: Words, say: Say): TextSection {
  const rows = piles(view.hand).map(({ card, count }) => [
    words.nameOf('card', card),
    String(count),
    `${words.say(`effect-${card}`)} ${words.say(`kings-when-${letterOf(card).replace('*', 'own')}`)}`,
  ]);
  return { title: say('hand'), head: ['card', 'count', 'effect'].map(say), rows };
}

function fightTable(fight: FightView, words: Words, names: readonly string[], say: Say): TextSection {
  const rows = fight.sides.map(({ seat, dice, modifiers, total }) => [
    seat === null
      ? words.say('kings-foe', {
          foe: words.say(`kings-foe-${fight.foe}`),
          nation: fight.nation ? words.nameOf('nation', fight.nation) : '',
        })
      : (names[seat] ?? ''),
    dice.join(' + ') || words.say('kings-nothing'),
    modifiers.map((one) => chipOf(one, seat).text(words, { names, you: null, fleet: {} })).join('; ') ||
      words.say('kings-nothing'),
    String(total),
  ]);
  return { title: say('fight'), head: ['side', 'dice', 'helps', 'total'].map(say), rows };
}

function tiles(view: KingsView, words: Words, say: Say): TextSection {
  const foes: Readonly<Record<string, { defence: number; loot: number }>> = parts().foes;
  const open = view.tiles.flatMap(({ place, tile, nation }) =>
    tile
      ? [
          [
            placeName(place, words),
            words.say('kings-foe', {
              foe: words.say(`kings-foe-${tile}`),
              nation: nation ? words.nameOf('nation', nation) : '',
            }),
            String(foes[tile]?.defence ?? ''),
            String(foes[tile]?.loot ?? ''),
          ],
        ]
      : [],
  );
  const down = ['ocean', 'shark'].map((back) => [
    String(view.tiles.filter((one) => !one.tile && one.back === back).length),
    words.say(`kings-tile-down-${back}`),
    '',
    '',
  ]);
  return { title: say('tiles'), head: ['place', 'tile', 'defence', 'loot'].map(say), rows: [...open, ...down] };
}

function onTable(view: KingsView, words: Words, names: readonly string[], say: Say): TextSection {
  const pack = ({ cards, discards }: PackView): string => words.say('kings-pack', { cards, discards: discards.length });
  const rows = [
    [say('round'), words.say('kings-round', { round: view.round, last: view.last_round })],
    [say('turn'), names[view.active] ?? ''],
    [say('dutchman'), placeName(view.dutchman, words)],
    [say('actions'), pack(view.actions)],
    [say('lootpack'), pack(view.loot)],
    [say('pirates'), pack(view.pirates)],
  ];
  return { title: say('table'), head: ['what', 'state'].map(say), rows };
}
