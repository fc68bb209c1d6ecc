// What is printed on the cards. Which card lies where, only the view tells.
import type { Words } from '../../board/words';
import type { IconName } from '../../generated/icons';
import type { CargoView, ShipView } from '../../wire/bounty';
import { parts } from './parts';
import { portIcon } from './places';

export type Kind = 'goods' | 'pirate' | 'warship';
type Printed = readonly [kind: Kind, value: number, copies: number];
const KINDS: Readonly<Record<Kind, IconName>> = { goods: 'wooden-crate', pirate: 'pirate-flag', warship: 'galleon' };

export interface Face {
  id: string;
  port: string;
  mark: IconName;
  kind: Kind;
  icon: IconName;
  value: number;
}

/** The compiler takes a list of the file for a list of anything. */
function printed(): Readonly<Record<string, Printed>> {
  return parts().cards as unknown as Readonly<Record<string, Printed>>;
}

export function portOf(card: string): string {
  return card.slice(0, card.lastIndexOf('-'));
}

export function faceOf(card: string): Face {
  const [kind, value] = printed()[card] ?? ['goods', 0];
  return { id: card, port: portOf(card), mark: portIcon(portOf(card)), kind, icon: KINDS[kind], value };
}

/** Everything a port's pack was printed with: the list that lies open on every table. */
export function packList(port: string, words: Words): string {
  const cards = Object.entries(printed()).filter(([card]) => portOf(card) === port);
  return cards
    .map(([card, [, value, copies]]) =>
      words.say('bounty-pack-line', { card: words.nameOf('card', card), value, copies }),
    )
    .join(', ');
}

export function aboard(ship: ShipView): CargoView[] {
  return [...ship.hold, ...ship.plunder];
}
