// The choices of a plain table in few lines: where a move is chosen by several things (a piece and a place), each first
// thing has a row, and each second thing is a short button in it.
import { targetKey } from '../board/choosing';
import { toldChoice } from '../text/choices';
import type { Crew, Wording } from '../text/wording';
import type { Choice, Target } from '../wire/types';
import { inWords, nameOf } from './fields';

export interface Cell {
  readonly choice: Choice;
  readonly text: string; // what is left to say in its row
}
export interface Line {
  readonly label: string; // empty: a line of whole sentences
  readonly cells: Cell[];
}

const FEW = 4; // whole sentences are easier to read than a grid, as long as they are few

/** `told`: the whole sentence of a choice. */
export function linesOf(
  choices: readonly Choice[],
  words: Wording,
  crew: Crew,
  told: (choice: Choice) => string,
): Line[] {
  const gridded = choices.length > FEW ? choices.filter(({ targets }) => targets.length > 1) : [];
  const rows = new Map<string, { label: string; cells: Cell[] }>();
  for (const choice of gridded) {
    const [first, ...rest] = choice.targets as [Target, ...Target[]];
    const key = targetKey(first);
    const line = rows.get(key) ?? { label: targetName(first, words, crew), cells: [] };
    line.cells.push({
      choice,
      text: deedFirst(rest)
        .map((target) => targetName(target, words, crew))
        .join(' · '),
    });
    rows.set(key, line);
  }
  const whole = choices.filter((choice) => !gridded.includes(choice));
  const sentences = { label: '', cells: whole.map((choice) => ({ choice, text: told(choice) })) };
  return [...(whole.length > 0 ? [sentences] : []), ...rows.values()];
}

/** A button says what is done: "Show · Ben". */
function deedFirst(targets: readonly Target[]): Target[] {
  return [...targets].sort((one, other) => Number(other.kind === 'button') - Number(one.kind === 'button'));
}

/** What a choice does, and what the texts say that it brings; not the events that only tell it again. */
export function sentenceOf(choice: Choice, words: Wording, crew: Crew): string {
  const { deed, gains } = toldChoice(words, choice.move, choice.preview.effects, crew);
  return gains ? words.say('choice-gain', { choice: deed, gains }) : deed;
}

/** The whole sentence for those who hear it. It contains what a short button shows: people say that to press it. */
export function spoken(text: string, sentence: string): string {
  return sentence.toLowerCase().includes(text.toLowerCase()) ? sentence : `${text}: ${sentence}`;
}

export function targetName(target: Target, words: Wording, { names }: Crew): string {
  switch (target.kind) {
    case 'place':
      return nameOf('place', target.place, words);
    case 'piece':
      return nameOf(words.has(`ship-${target.piece}`) ? 'ship' : 'piece', target.piece, words);
    case 'card':
      return nameOf('card', target.card, words);
    case 'seat':
      return inWords(target.seat, { way: 'player', each: '' }, words, names);
    case 'button':
      return nameOf('button', target.button, words);
  }
}
