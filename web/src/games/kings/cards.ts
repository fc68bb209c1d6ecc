// Pictures of action cards, abilities and pirates. What they do is told by the texts.
import type { Words } from '../../board/words';
import type { IconName } from '../../generated/icons';
import type { KingsView, PirateView, ShipView } from '../../wire/kings';
import type { Choice } from '../../wire/types';
import { parts } from './parts';

export type CardKind = KingsView['hand'][number];

const CARDS: Readonly<Record<CardKind, IconName>> = {
  treasure_map: 'treasure-map',
  tailwind: 'windsock',
  attack: 'saber-and-pistol',
  ambush: 'eyepatch',
  mercenaries: 'pirate-hook',
  soldiers: 'crossed-swords',
  scurvy: 'wooden-pegleg',
  citrus: 'cut-lemon',
  murder: 'pirate-grave',
  dutchman: 'skull-crossed-bones',
  mutiny: 'crossed-pistols',
  keelhaul: 'rope-coil',
};
const ABILITIES: Readonly<Record<string, IconName>> = {
  loot1: 'open-treasure-chest',
  duel1: 'crossed-sabres',
  clue1: 'treasure-map',
  rum1: 'barrel',
  nations1: 'pirate-flag',
  move1: 'sail',
  immune: 'pirate-coat',
  cannon1: 'cannon-ball',
  scapegoat: 'handcuffs',
  nations2: 'pirate-flag',
  extra_card: 'card-draw',
  steal: 'knapsack',
  council: 'chat-bubble',
  loot_british: 'coins',
  loot_spanish: 'coins',
  loot_french: 'coins',
  clue2: 'treasure-map',
  no_scurvy: 'cut-lemon',
  duel2: 'crossed-sabres',
};
/** A coat for each pirate, so that a face is known again; the initials tell them apart without colours. */
const COATS = ['red', 'blue', 'green', 'purple', 'ochre', 'teal', 'rose', 'slate'];

/** The letter on a card says when it may be played; each has its colour. */
export const LETTER_COLOURS: Readonly<Record<string, string>> = {
  M: 'var(--coat-blue)',
  C: 'var(--red)',
  'C*': 'var(--red)',
  A: 'var(--coat-purple)',
  U: 'var(--timber)',
};

export function cardIcon(card: string): IconName {
  const icons: Readonly<Record<string, IconName>> = CARDS;
  return icons[card] ?? 'card-pickup';
}

export function letterOf(card: CardKind): string {
  return parts().cards[card].letter;
}

/** What is printed on a pirate who is not aboard anybody's ship. */
export function printedOn(pirate: string): { crew: string; captain: string } {
  const pirates: Readonly<Record<string, { crew: string; captain: string }>> = parts().pirates;
  return pirates[pirate] ?? { crew: '', captain: '' };
}

export function isAction(card: string): card is CardKind {
  return card in CARDS;
}

export function abilityIcon(ability: string): IconName {
  return ABILITIES[ability] ?? 'ribbon-medal';
}

/** "+1", "2": the figure printed beside the picture of an ability, if it has one. */
export function abilityFigure(ability: string): string {
  if (/^(loot|clue|rum|move|cannon|nations|duel)1$/.test(ability)) return '+1';
  return /^(nations2|duel2|clue2|loot_)/.test(ability) ? '+2' : '';
}

/** "Old Mother Gale" → "OG". */
function initials(name: string): string {
  const words = name.split(/[\s-]+/);
  return `${words[0]?.[0] ?? ''}${(words.length > 1 ? words.at(-1)?.[0] : '') ?? ''}`.toUpperCase();
}

/** What stands on a pirate's coat. Where two have the same initials, "Broadaxe Bram" → "Br": all signs differ. */
export function signOf(pirate: string, words: Words): string {
  const [name, ...others] = [pirate, ...Object.keys(parts().pirates).filter((other) => other !== pirate)].map((each) =>
    words.nameOf('pirate', each),
  );
  const sign = initials(name ?? '');
  return others.some((other) => initials(other) === sign) ? (name?.split(' ').at(-1)?.slice(0, 2) ?? sign) : sign;
}

export function coatOf(pirate: string): string {
  const sum = [...pirate].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return `var(--coat-${COATS[sum % COATS.length]})`;
}

/** All there is to know about a pirate, for screen readers and for whoever looks closer. */
export function aboutPirate({ pirate, crew, captain, is_captain, leads }: PirateView, words: Words): string {
  const rank = is_captain ? 'captain' : leads ? 'council' : 'crew';
  return words.say('kings-pirate', {
    name: words.nameOf('pirate', pirate),
    rank,
    crew: words.say(`ability-${crew}`),
    captain: words.say(`ability-${captain}`),
  });
}

export function aboutCard(card: CardKind, words: Words): string {
  return words.say('kings-card', {
    name: words.nameOf('card', card),
    effect: words.say(`effect-${card}`),
    when: words.say(`kings-when-${letterOf(card).replace('*', 'own')}`),
  });
}

/** The ship that a pirate sails on. */
export function shipOf(view: KingsView, pirate: string): ShipView | undefined {
  return view.ships.find((ship) => ship.pirates.some((one) => one.pirate === pirate));
}

/** The pirate whom a choice is about; empty: about none. */
export function pirateOf({ targets }: Pick<Choice, 'targets'>): string {
  return targets.flatMap((target) => (target.kind === 'card' && !isAction(target.card) ? target.card : []))[0] ?? '';
}

/** The hand as piles of equal cards, in the order of the pack. */
export function piles(hand: readonly CardKind[]): { card: CardKind; count: number }[] {
  const kinds = Object.keys(CARDS) as CardKind[];
  return kinds
    .map((card) => ({ card, count: hand.filter((one) => one === card).length }))
    .filter(({ count }) => count > 0);
}
