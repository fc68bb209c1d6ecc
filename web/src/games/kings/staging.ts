// What King of the Pirates shows large: fights from the first dice to the loot, played cards, recruits, digs, thefts,
// mutinies.
import type { Fight, Line, Staged } from '../../stage/staged';
import type { AnyEvent, CardPlayed, DiceRolled, FightEnded, FightView, KingsView } from '../../wire/kings';
import type { Event } from '../../wire/types';
import { freshFight, sideOf, withCard } from './fight';
import { caught, dig, drawn, loot, played, recruits, told } from './scenes';

/** One for each storyboard: it keeps step with a fight while the events tell it. `veiled`: own cards lie face down. */
export function staging(before: KingsView, veiled: boolean): (event: AnyEvent) => Staged | null {
  let fight = before.fight;
  let card: CardPlayed | null = null;
  return (event) => {
    if (event.kind === 'card_played') card = event;
    if (event.kind === 'cards_drawn') return event.cards.length > 0 && !veiled ? drawn(event, before) : null;
    if (event.kind === 'fight_began') fight = freshFight(event, before);
    if (event.kind === 'dice_rolled' && fight) fight = withDice(fight, event);
    return event.kind === 'fight_ended' && fight ? ended(event, fight, card, before) : stagedOf(event, before, fight);
  };
}

function stagedOf(event: AnyEvent, before: KingsView, fight: FightView | null): Staged | null {
  switch (event.kind) {
    case 'dice_rolled':
      return fight ? thrown(event, fight, before) : null;
    case 'card_played':
      return { ...played(event, before), length: 2.5 };
    case 'loot_drawn':
      return loot(event, before);
    case 'pirates_drawn':
      return recruits(event, before);
    case 'caught':
      return caught(event);
    case 'dug':
    case 'dig_failed':
      return { ...dig(event, before), length: event.seat === before.seat ? 5 : 4 };
    case 'stolen':
      return event.cause === 'steal' ? { ...told(event, 'knapsack', 'stolen', before), length: 3 } : null;
    case 'mutiny_began':
      return { ...told(event, 'crossed-pistols', 'mutiny', before), length: 3 };
    case 'mutiny_prevented':
      return {
        ...told(event, event.means === 'keelhaul' ? 'rope-coil' : 'handcuffs', 'prevented', before),
        length: 2.5,
      };
    case 'mutiny_done':
      return { ...told(event, 'pirate-hat', 'overthrown', before), length: 3 };
    default:
      return null;
  }
}

// --- fights

function withDice(fight: FightView, { seat, values, total }: DiceRolled): FightView {
  return { ...fight, sides: fight.sides.map((side) => (side.seat === seat ? { ...side, dice: values, total } : side)) };
}

/** The fight is told as it began, whatever has happened in it since. */
const title =
  ({ foe, nation, place, sides: [attacker, defender] }: FightView): Line =>
  (words, crew) => {
    const seats = { attacker: attacker?.seat ?? null, defender: defender?.seat ?? null };
    return words.tell(
      'event',
      { kind: 'fight_began', ...seats, foe, nation, place } as Event,
      crew,
      'kings-stage-fight',
    );
  };

/** Only the dice of this throw fall; the others lie where they were. */
function thrown(event: DiceRolled, fight: FightView, before: KingsView): Staged {
  const fresh = event.rerolled === 'first' ? [0] : event.rerolled === 'second' ? [1] : [0, 1];
  const sides = fight.sides.map((side) => ({
    ...sideOf(side, fight, before),
    fresh: side.seat === event.seat ? fresh : [],
  }));
  const staged: Fight = {
    kind: 'fight',
    counts: 'sum',
    open: true,
    title: title(fight),
    sides,
    outcome: (words) => (event.rerolled ? words.say('kings-stage-again') : ''),
  };
  return { ...staged, length: 2.2 };
}

/** `card`: what was played last, which the view `before` does not know yet. */
function ended(event: FightEnded, fight: FightView, card: CardPlayed | null, before: KingsView): Staged {
  const sides = fight.sides.map((side, at) => {
    const wins = !event.void && (event.winner === null ? at === 1 : side.seat === event.winner);
    const total = at === 0 ? event.attack : event.defence;
    return { ...withCard({ ...sideOf(side, fight, before), total }, card), wins, fresh: [] };
  });
  const outcome: Line = (words, crew) => words.tell('event', event, crew, 'kings-stage-ended');
  const staged: Fight = { kind: 'fight', counts: 'sum', title: title(fight), sides, outcome };
  return { ...staged, length: 3 };
}
