// Scenes of one picture or one row of cards: loot, recruits, what the Dutchman takes, played cards, digs.
import { rowLength, type BigCard, type Dig, type Line, type Row, type RowCard, type Staged } from '../../stage/staged';
import type {
  CardPlayed,
  CardsDrawn,
  Caught,
  Dug,
  DigFailed,
  KingsView,
  LootDrawn,
  PiratesDrawn,
} from '../../wire/kings';
import { abilityIcon, cardIcon, coatOf, printedOn, signOf } from './cards';
import { DUTCHMAN, lookOf } from './looks';
import { doubloons } from './panel';

// --- cards, one by one

function rowOf(row: Omit<Row, 'kind'>): Staged {
  return { kind: 'row', ...row, length: rowLength(row) };
}

export function loot({ seat, values, total }: LootDrawn, before: KingsView): Staged {
  const cards = values.map((value): RowCard => ({
    icon: 'coins',
    title: (words) => doubloons(value, words),
    lines: [],
  }));
  return rowOf({
    look: lookOf(seat, before),
    title: (words, names) => words.say('kings-stage-loot', { name: names[seat] ?? '', cards: values.length }),
    cards,
    outcome: (words) => words.say('kings-stage-total', { total: doubloons(total, words) }),
  });
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

export function recruits({ seat, pirates }: PiratesDrawn, before: KingsView): Staged {
  return rowOf({
    look: lookOf(seat, before),
    title: (words, names) => words.say('kings-stage-hire', { name: names[seat] ?? '' }),
    cards: pirates.map(face),
    outcome: () => '',
  });
}

/** The own new cards, with what they do. */
export function drawn({ seat, cards }: CardsDrawn, before: KingsView): Staged {
  return rowOf({
    look: lookOf(seat, before),
    title: (words, names) => words.say('kings-stage-drawn', { name: names[seat] ?? '' }),
    cards: cards.map((card): RowCard => ({
      icon: cardIcon(card),
      title: (words) => words.nameOf('card', card),
      lines: [{ text: (words) => words.say(`effect-${card}`) }],
    })),
    outcome: () => '',
  });
}

/** All that the Dutchman takes away. */
export function caught({ seat, cards, pirates }: Caught): Staged {
  const lost: RowCard[] = [
    ...pirates.map((pirate): RowCard => ({ ...face(pirate), lines: [] })),
    ...cards.map((card): RowCard => ({
      icon: cardIcon(card),
      title: (words) => words.nameOf('card', card),
      lines: [],
    })),
  ];
  return rowOf({
    look: DUTCHMAN,
    title: (words, names) => words.say('kings-stage-caught', { name: names[seat] ?? '' }),
    cards: lost,
    outcome: (words) => words.say('kings-stage-gone'),
  });
}

// --- one picture

export function played({ seat, card, victim, pirate, side }: CardPlayed, before: KingsView): BigCard {
  const told: Line = (words, names) => {
    if (side) return words.say('kings-stage-side', { side });
    return typeof victim === 'number'
      ? words.say('kings-stage-aim', {
          card,
          victim: names[victim] ?? '',
          pirate: pirate ? words.nameOf('pirate', pirate) : '',
        })
      : words.say(`effect-${card}`);
  };
  return {
    kind: 'card',
    look: lookOf(seat, before),
    who: (words, names) => words.say('kings-stage-plays', { name: names[seat] ?? '' }),
    icon: cardIcon(card),
    title: (words) => words.nameOf('card', card),
    text: told,
  };
}

export function told(
  seat: number,
  icon: BigCard['icon'],
  id: string,
  figures: { victim?: number; amount?: number; cause?: string; means?: string },
  before: KingsView,
): BigCard {
  const all = (names: readonly string[]): Record<string, string | number> => ({
    ...figures,
    name: names[seat] ?? '',
    victim: names[figures.victim ?? -1] ?? '',
  });
  return {
    kind: 'card',
    look: lookOf(seat, before),
    who: (_, names) => names[seat] ?? '',
    icon,
    title: (words, names) => words.say(`kings-stage-${id}`, all(names)),
    text: (words, names) => words.say(`kings-stage-${id}-text`, all(names)),
  };
}

export function dig(event: Dug | DigFailed, before: KingsView): Dig {
  const { seat, place, maps } = event;
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
    title: (words, names) =>
      words.say('kings-stage-dig', { name: names[seat] ?? '', place: words.nameOf('place', place) }),
    clues,
    found: event.kind === 'dug',
    outcome: (words) =>
      event.kind === 'dug'
        ? words.say('kings-stage-treasure', { amount: doubloons(event.amount, words) })
        : words.say('kings-stage-nothing', { maps }),
  };
}
