// Scenes of one picture or one row of cards: loot, recruits, what the Dutchman takes, played cards, digs.
import {
  playerCalled,
  rowLength,
  type BigCard,
  type Dig,
  type Line,
  type Row,
  type RowCard,
  type Staged,
} from '../../stage/staged';
import type {
  CardPlayed,
  CardsDrawn,
  Caught,
  Dug,
  DigFailed,
  KingsView,
  LootDrawn,
  MutinyBegan,
  MutinyDone,
  MutinyPrevented,
  PiratesDrawn,
  Stolen,
} from '../../wire/kings';
import type { Event } from '../../wire/types';
import { abilityIcon, cardIcon, coatOf, printedOn, signOf } from './cards';
import { DUTCHMAN, lookOf } from './looks';
import { doubloons } from './panel';

// --- cards, one by one

/** `brief`: it concerns somebody else, so it is enough to have seen it. */
function rowOf(row: Omit<Row, 'kind'>, brief = false): Staged {
  return { kind: 'row', ...row, length: rowLength(row, brief ? 1.5 : 3) };
}

export function loot(event: LootDrawn, before: KingsView): Staged {
  const cards = event.values.map((value): RowCard => ({
    icon: 'coins',
    title: (words) => doubloons(value, words),
    lines: [],
  }));
  return rowOf(
    {
      look: lookOf(event.seat, before),
      title: (words, crew) => words.tell('event', { ...event, cards: cards.length } as Event, crew, 'kings-stage-loot'),
      cards,
      outcome: (words) => words.say('kings-stage-total', { total: doubloons(event.total, words) }),
    },
    event.seat !== before.seat,
  );
}

function face(pirate: string): RowCard {
  const { crew, captain } = printedOn(pirate);
  return {
    mark: { text: (words) => signOf(pirate, words), css: coatOf(pirate) },
    title: (words) => words.nameOf('pirate', pirate),
    lines: [
      { icon: abilityIcon(crew), text: (words) => words.say(`ability-${crew}`) },
      {
        icon: 'pirate-hat',
        text: (words) => words.say('kings-as-captain', { ability: words.say(`ability-${captain}`) }),
      },
    ],
  };
}

export function recruits(event: PiratesDrawn, before: KingsView): Staged {
  return rowOf(
    {
      look: lookOf(event.seat, before),
      title: (words, crew) => words.tell('event', event, crew, 'kings-stage-hire'),
      cards: event.pirates.map(face),
      outcome: () => '',
    },
    event.seat !== before.seat,
  );
}

/** The own new cards, with what they do. */
export function drawn(event: CardsDrawn, before: KingsView): Staged {
  return rowOf({
    look: lookOf(event.seat, before),
    title: (words, crew) => words.tell('event', event, crew, 'kings-stage-drawn'),
    cards: event.cards.map((card): RowCard => ({
      icon: cardIcon(card),
      title: (words) => words.nameOf('card', card),
      lines: [{ text: (words) => words.say(`effect-${card}`) }],
    })),
    outcome: () => '',
  });
}

/** All that the Dutchman takes away. */
export function caught(event: Caught): Staged {
  const lost: RowCard[] = [
    ...event.pirates.map((pirate): RowCard => ({ ...face(pirate), lines: [] })),
    ...event.cards.map((card): RowCard => ({
      icon: cardIcon(card),
      title: (words) => words.nameOf('card', card),
      lines: [],
    })),
  ];
  return rowOf({
    look: DUTCHMAN,
    title: (words, crew) => words.tell('event', event, crew, 'kings-stage-caught'),
    cards: lost,
    outcome: (words) => words.say('kings-stage-gone'),
  });
}

// --- one picture

export function played(event: CardPlayed, before: KingsView): BigCard {
  const { seat, card, victim, side } = event;
  const aimed = typeof victim === 'number';
  return {
    kind: 'card',
    look: lookOf(seat, before),
    who: (words, crew) => words.tell('event', event, crew, 'kings-stage-plays'),
    icon: cardIcon(card),
    title: (words) => words.nameOf('card', card),
    text: (words, crew) =>
      side || aimed
        ? words.tell('event', event, crew, side ? 'kings-stage-side' : 'kings-stage-aim')
        : words.say(`effect-${card}`),
  };
}

/** `id`: of its texts. */
export function told(
  event: Stolen | MutinyBegan | MutinyPrevented | MutinyDone,
  icon: BigCard['icon'],
  id: string,
  before: KingsView,
): BigCard {
  return {
    kind: 'card',
    look: lookOf(event.seat, before),
    who: (words, crew) => playerCalled(event.seat, words, crew),
    icon,
    title: (words) => words.say(`kings-stage-${id}`),
    text: (words, crew) => words.tell('event', event, crew, `kings-stage-${id}-text`),
  };
}

export function dig(event: Dug | DigFailed, before: KingsView): Dig {
  const { seat, maps } = event;
  const helpers = before.ships[seat]?.clues.flatMap(({ pirates }) => pirates) ?? [];
  const clues = [
    ...helpers.map((pirate) => ({
      icon: 'pirate-hat' as const,
      name: ((words) => words.nameOf('pirate', pirate)) satisfies Line,
    })),
    ...Array.from({ length: event.kind === 'dug' ? maps : 0 }, () => ({
      icon: cardIcon('treasure_map'),
      name: ((words) => words.nameOf('card', 'treasure_map')) satisfies Line,
    })),
  ];
  return {
    kind: 'dig',
    look: lookOf(seat, before),
    title: (words, crew) => words.tell('event', event, crew, 'kings-stage-dig'),
    clues,
    found: event.kind === 'dug',
    outcome: (words) =>
      event.kind === 'dug'
        ? words.say('kings-stage-treasure', { amount: doubloons(event.amount, words) })
        : words.say('kings-stage-nothing', { maps }),
  };
}
