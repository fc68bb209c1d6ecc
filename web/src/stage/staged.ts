// What is shown large over the board: a fight with its dice, a card that everybody reads, a trial, a row of cards that
// are turned up one by one, a dig for treasure. It knows no game: a game's storyboard fills it in, and its sentences
// are made in the language of the moment.
import type { SeatLook } from '../board/scene';
import type { Words } from '../board/words';
import type { IconName } from '../generated/icons';
import type { Crew } from '../text/wording';
import type { Event } from '../wire/types';

/** A sentence of the stage. `crew` says who reads it, so that it can say "you". */
export type Line = (words: Words, crew: Crew) => string;

export interface Chip {
  icon?: IconName;
  text: Line; // "+1 mercenaries", "known pirate"
  amount?: number; // counts in the sum
}

/** One party of a fight. Its dice are what was thrown, in that order. */
export interface Side {
  look: SeatLook;
  name: Line;
  chips: Chip[];
  dice: number[];
  again: number[]; // to break ties, one a round
  fresh?: number[]; // of the dice, those that fall now: the others lie already. All, if not said
  total: number | null; // null: nothing to add up
  wins: boolean;
}

export interface Fight {
  kind: 'fight';
  title: Line;
  sides: Side[];
  counts: 'sum' | 'highest'; // what decides: all dice together, or the best ones (then they lie sorted)
  best?: number; // how many of the best are compared; one if not said
  outcome: Line; // told when all dice lie
  open?: boolean; // goes on afterwards: nobody has won yet
}

export interface BigCard {
  kind: 'card';
  look: SeatLook; // of whoever drew it
  who: Line;
  icon: IconName;
  title: Line;
  text: Line;
}

export interface Trial {
  kind: 'trial';
  look: SeatLook;
  title: Line;
  cards: { icon: IconName; name: Line | null }[]; // null: face down
  guilty: boolean;
  verdict: Line;
}

export interface RowCard {
  icon?: IconName;
  mark?: { text: Line; css: string }; // initials on a coat: a face
  title: Line;
  lines: Chip[];
}

/** Cards that are turned up one by one: loot, recruits, what is lost. */
export interface Row {
  kind: 'row';
  look: SeatLook;
  title: Line;
  cards: RowCard[];
  outcome: Line; // told when all are turned up
}

/** A dig: clues are laid down, then the spade tells whether there is a treasure. */
export interface Dig {
  kind: 'dig';
  look: SeatLook;
  title: Line;
  clues: { icon: IconName; name: Line }[];
  found: boolean;
  outcome: Line;
}

/** Something that has no picture of its own, but must be read: its sentence, while the board stays visible. */
export interface Caption {
  kind: 'caption';
  event: Event;
  own?: boolean; // it touches the reader: written larger
}

/** `length`: how long it is shown, in times of what an ordinary event takes. */
export type Staged = (Fight | BigCard | Trial | Row | Dig | Caption) & { length: number };

/** What a player is called on the stage. `you`: the text for the reader. */
export function playerCalled(seat: number, words: Words, crew: Crew, you = 'stage-you'): string {
  return seat === crew.you ? words.say(you) : (crew.names[seat] ?? '');
}

/** Whether dice of this side fall now; those of others lie already. */
export const throwsNow = ({ dice, fresh }: Side): boolean => (fresh ?? dice).length > 0;

/** How many throws there are to watch: each side's dice, then each round of ties. */
export function throwsOf({ sides }: Pick<Fight, 'sides'>): number {
  return sides.filter(throwsNow).length + Math.max(0, ...sides.map(({ again }) => again.length));
}

/** How long a throw falls, and how long a trial or a dig keeps one waiting, in times of an ordinary event. */
export const THROW_BEAT = 1.5;
export const VERDICT_BEAT = 2;

/** When it is decided: all dice lie, all cards are turned. Then it may be told. In times of an ordinary event. */
export function settlingTime(staged: Staged): number {
  switch (staged.kind) {
    case 'fight':
      return throwsOf(staged) * THROW_BEAT;
    case 'row':
      return (staged.cards.length + 0.5) * rowBeat(staged);
    case 'trial':
    case 'dig':
      return VERDICT_BEAT;
    default:
      return 0;
  }
}

/** How long a fight is shown: until the last die lies, and some time to read. */
export function fightLength(fight: Pick<Fight, 'sides'>): number {
  return throwsOf(fight) * THROW_BEAT + 3;
}

/** The dice as they lie: the best first where only the best counts. */
export function lying(dice: readonly number[], counts: Fight['counts']): number[] {
  return counts === 'highest' ? [...dice].sort((one, other) => other - one) : [...dice];
}

/** "3 + 4 + 2 − 1": written out, so that everybody can check it. */
export function sumOf({ dice, chips }: Pick<Side, 'dice' | 'chips'>): string {
  const [first = 0, ...more] = [...dice, ...chips.flatMap(({ amount }) => amount ?? [])];
  return `${first}${more.map((figure) => (figure < 0 ? ` − ${-figure}` : ` + ${figure}`)).join('')}`;
}

/** How long a row of cards is shown: until the last is turned up, and some time to read. */
export function rowLength(row: Pick<Row, 'cards'>, reading = 3): number {
  return row.cards.length * rowBeat(row) + reading;
}

/** The time from one card to the next: many are turned up faster. */
export function rowBeat({ cards }: Pick<Row, 'cards'>): number {
  return Math.min(0.6, 2.4 / cards.length);
}
