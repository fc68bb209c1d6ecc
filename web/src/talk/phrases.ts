// What can be said at this table by a phrase, and how a remark reads in the language of this page.
import { say, speech } from '../state/speech.svelte';
import type { Crew } from '../text/wording';
import type { Deal, Remark } from '../wire/types';

export type Figures = Record<string, number | string>;

/** `names`: what it names: a seat, another seat, a ship, a round. */
export interface Phrase {
  readonly key: string;
  readonly group: string;
  readonly names: readonly string[];
}
type Words = Pick<Remark, 'phrase' | 'figures' | 'text'>;

const LONGEST_BUBBLE = 60;

/** The texts of a game list them in one line. */
export function phrases(): Phrase[] {
  const line = speech.wording.has('phrases') ? say('phrases') : '';
  return line.split(' ').filter(Boolean).map(read);
}

function read(written: string): Phrase {
  const [key = '', names = ''] = written.split('=');
  return { key, group: key.split('-')[0] ?? '', names: names.split(',').filter(Boolean) };
}

export function wordsOf({ phrase, figures, text }: Words, crew: Crew): string {
  return phrase ? say(`phrase-${phrase}`, named(figures ?? {}, crew)) : (text ?? '');
}

/** What was agreed. */
export function termsOf({ phrase, figures }: Pick<Deal, 'phrase' | 'figures'>, crew: Crew): string {
  return say(`terms-${phrase.replace(/^deal-/, '')}`, named(figures, crew));
}

/** A phrase that is still without what it names. */
export function offered(phrase: Phrase): string {
  return say(`phrase-${phrase.key}`, Object.fromEntries(phrase.names.map((name) => [name, '…'])));
}

export function shipName(ship: string, { names, fleet }: Crew): string {
  const owner = fleet[ship];
  return speech.wording.has(`ship-${ship}`) || owner === undefined
    ? speech.wording.nameOf('ship', ship)
    : (names[owner] ?? ship);
}

function named(figures: Figures, crew: Crew): Figures {
  const tell = (name: string, value: number | string): number | string => {
    if (name === 'ship') return shipName(String(value), crew);
    return name === 'round' ? value : (crew.names[Number(value)] ?? '');
  };
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, tell(name, value)]));
}

/** As much as fits over a ship. */
export function inBubble(words: string): string {
  return words.length > LONGEST_BUBBLE ? `${words.slice(0, LONGEST_BUBBLE - 1).trimEnd()}…` : words;
}
