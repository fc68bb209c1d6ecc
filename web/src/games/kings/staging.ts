// What King of the Pirates shows large: fights from the first dice to the loot, played cards, recruits, digs, thefts, mutinies.
import { rowLength, type BigCard, type Dig, type Fight, type Line, type Row, type RowCard, type Staged } from '../../stage/staged';
import type { AnyEvent, CardPlayed, Caught, DiceRolled, Dug, DigFailed, FightEnded, FightView, KingsView, LootDrawn, PiratesDrawn } from '../../wire/kings';
import { abilityIcon, cardIcon, coatOf, initials, printedOn } from './cards';
import { freshFight, sideOf, type Plays } from './fight';
import { DUTCHMAN, lookOf } from './looks';
import { doubloons } from './panel';
import { parts } from './parts';

/** Remembers who played what from one move of a fight to the next: the view only counts. */
let plays: Plays = [];

/** One for each storyboard: it keeps step with a fight while the events tell it. */
export function staging(before: KingsView): (event: AnyEvent) => Staged | null {
  let fight = before.fight;
  return (event) => {
    if (event.kind === 'fight_started') plays = [];
    if (event.kind === 'card_played') plays = [...plays, event];
    if (event.kind === 'fight_started') fight = freshFight(event, before, defenceOf(event.foe));
    if (event.kind === 'dice_rolled' && fight) fight = withDice(fight, event);
    return stagedOf(event, before, fight);
  };
}

function stagedOf(event: AnyEvent, before: KingsView, fight: FightView | null): Staged | null {
  switch (event.kind) {
    case 'dice_rolled':
      return fight ? thrown(event, fight, before) : null;
    case 'fight_ended':
      return fight ? ended(event, fight, before) : null;
    case 'card_played':
      return { ...played(event, before), length: 3.5 };
    case 'loot_drawn':
      return loot(event, before);
    case 'pirates_drawn':
      return recruits(event, before);
    case 'caught':
      return caught(event);
    case 'dug':
    case 'dig_failed':
      return { ...dig(event, before), length: 5 };
    case 'stolen':
      return event.cause === 'steal' ? { ...told(event.seat, 'knapsack', 'stolen', { victim: event.victim, amount: event.amount }, before), length: 3.5 } : null;
    case 'mutiny':
      return { ...told(event.seat, 'crossed-pistols', 'mutiny', { cause: event.cause }, before), length: 3.5 };
    case 'mutiny_prevented':
      return { ...told(event.seat, event.means === 'keelhaul' ? 'rope-coil' : 'handcuffs', 'prevented', { means: event.means }, before), length: 3 };
    case 'mutiny_done':
      return { ...told(event.seat, 'pirate-hat', 'overthrown', {}, before), length: 3 };
    default:
      return null;
  }
}

// --- fights

function defenceOf(foe: FightView['foe']): number {
  const foes: Readonly<Record<string, { defence: number }>> = parts().foes;
  return foes[foe]?.defence ?? 0;
}

function withDice(fight: FightView, { seat, values, total }: DiceRolled): FightView {
  return { ...fight, sides: fight.sides.map((side) => (side.seat === seat ? { ...side, dice: values, total } : side)) };
}

const title = ({ foe, nation, sides: [attacker] }: FightView): Line => (words, names) =>
  words.say('kings-stage-fight', { attacker: names[attacker?.seat ?? -1] ?? '', foe: words.say(`kings-foe-${foe}`), foe_id: foe, nation: nation ? words.nameOf('nation', nation) : '' });

/** Only the dice of this throw fall; the others lie where they were. */
function thrown(event: DiceRolled, fight: FightView, before: KingsView): Staged {
  const fresh = event.rerolled === 'first' ? [0] : event.rerolled === 'second' ? [1] : [0, 1];
  const sides = fight.sides.map((side) => ({ ...sideOf(side, fight, before, plays), fresh: side.seat === event.seat ? fresh : [] }));
  const staged: Fight = { kind: 'fight', counts: 'sum', open: true, title: title(fight), sides, outcome: (words) => (event.rerolled ? words.say('kings-stage-again') : '') };
  return { ...staged, length: 3.5 };
}

function ended(event: FightEnded, fight: FightView, before: KingsView): Staged {
  const sides = fight.sides.map((side, at) => {
    const wins = !event.void && (event.winner === null ? at === 1 : side.seat === event.winner);
    return { ...sideOf(side, fight, before, plays), total: at === 0 ? event.attack : event.defence, wins, fresh: [] };
  });
  const outcome: Line = (words, names) => words.say('kings-stage-ended', { winner: event.winner === null ? '' : (names[event.winner] ?? ''), broken: event.void, tie: event.foe === 'ship' && event.attack === event.defence, attacker: names[event.attacker] ?? '', foe_id: event.foe });
  const staged: Fight = { kind: 'fight', counts: 'sum', title: title(fight), sides, outcome };
  return { ...staged, length: 4 };
}

// --- cards, one by one

function rowOf(row: Omit<Row, 'kind'>): Staged {
  return { kind: 'row', ...row, length: rowLength(row) };
}

function loot({ seat, values, total }: LootDrawn, before: KingsView): Staged {
  const cards = values.map((value): RowCard => ({ icon: 'coins', title: (words) => doubloons(value, words), lines: [] }));
  return rowOf({ look: lookOf(seat, before), title: (words, names) => words.say('kings-stage-loot', { name: names[seat] ?? '', cards: values.length }), cards, outcome: (words) => words.say('kings-stage-total', { total: doubloons(total, words) }) });
}

function face(pirate: string): RowCard {
  const { crew, captain } = printedOn(pirate);
  return {
    mark: { text: (words) => initials(words.nameOf('pirate', pirate)), css: coatOf(pirate) },
    title: (words) => words.nameOf('pirate', pirate),
    lines: [
      { icon: abilityIcon(crew), text: (words) => words.say(`ability-${crew}`) },
      { icon: 'pirate-hat', text: (words) => words.say('kings-as-captain', { ability: words.say(`ability-${captain}`) }) },
    ],
  };
}

function recruits({ seat, pirates }: PiratesDrawn, before: KingsView): Staged {
  return rowOf({ look: lookOf(seat, before), title: (words, names) => words.say('kings-stage-hire', { name: names[seat] ?? '' }), cards: pirates.map(face), outcome: () => '' });
}

/** All that the Dutchman takes away. */
function caught({ seat, cards, pirates }: Caught): Staged {
  const lost: RowCard[] = [
    ...pirates.map((pirate): RowCard => ({ ...face(pirate), lines: [] })),
    ...cards.map((card): RowCard => ({ icon: cardIcon(card), title: (words) => words.nameOf('card', card), lines: [] })),
  ];
  return rowOf({ look: DUTCHMAN, title: (words, names) => words.say('kings-stage-caught', { name: names[seat] ?? '' }), cards: lost, outcome: (words) => words.say('kings-stage-gone') });
}

// --- one picture

function played({ seat, card, victim, pirate, side }: CardPlayed, before: KingsView): BigCard {
  const told: Line = (words, names) => {
    if (side) return words.say('kings-stage-side', { side });
    return typeof victim === 'number' ? words.say('kings-stage-aim', { card, victim: names[victim] ?? '', pirate: pirate ? words.nameOf('pirate', pirate) : '' }) : words.say(`effect-${card}`);
  };
  return { kind: 'card', look: lookOf(seat, before), who: (words, names) => words.say('kings-stage-plays', { name: names[seat] ?? '' }), icon: cardIcon(card), title: (words) => words.nameOf('card', card), text: told };
}

function told(seat: number, icon: BigCard['icon'], id: string, figures: { victim?: number; amount?: number; cause?: string; means?: string }, before: KingsView): BigCard {
  const all = (names: readonly string[]): Record<string, string | number> => ({ ...figures, name: names[seat] ?? '', victim: names[figures.victim ?? -1] ?? '' });
  return { kind: 'card', look: lookOf(seat, before), who: (_, names) => names[seat] ?? '', icon, title: (words, names) => words.say(`kings-stage-${id}`, all(names)), text: (words, names) => words.say(`kings-stage-${id}-text`, all(names)) };
}

function dig(event: Dug | DigFailed, before: KingsView): Dig {
  const { seat, place, maps } = event;
  const helpers = before.ships[seat]?.pirates.flatMap((one) => [one.crew === 'clue1', one.leads && one.captain === 'clue2'].flatMap((helps) => (helps ? one.pirate : []))) ?? [];
  const clues = [
    ...helpers.map((pirate) => ({ icon: 'pirate-hat' as const, name: ((words) => words.nameOf('pirate', pirate)) satisfies Line })),
    ...Array.from({ length: event.kind === 'dug' ? maps : 0 }, () => ({ icon: cardIcon('treasure_map'), name: ((words) => words.nameOf('card', 'treasure_map')) satisfies Line })),
  ];
  return {
    kind: 'dig',
    look: lookOf(seat, before),
    title: (words, names) => words.say('kings-stage-dig', { name: names[seat] ?? '', place: words.nameOf('place', place) }),
    clues,
    found: event.kind === 'dug',
    outcome: (words) => (event.kind === 'dug' ? words.say('kings-stage-treasure', { amount: doubloons(event.amount, words) }) : words.say('kings-stage-nothing', { maps })),
  };
}
