// Names on the chart: which of the prepared layouts to use at a scale, and how a name is broken into lines.
import type { LabelLayout } from './scene';
import type { Point } from './sheet';
import type { Words } from './words';

const READABLE = 15.5; // pixels
export const LEAST = 11.2; // pixels: letters that a player needs are never smaller, whatever the screen

/** The smallest letters that can be read at this scale (pixels a unit), or the largest there are. */
export function chosenLayout(
  layouts: readonly LabelLayout[],
  language: string,
  portrait: boolean,
  scale: number,
): LabelLayout {
  const fitting = layouts
    .filter((layout) => layout.portrait === portrait && layout.language === language)
    .sort((one, other) => one.size - other.size);
  const found = fitting.find((layout) => layout.size * scale >= READABLE) ?? fitting.at(-1);
  if (!found) throw new Error('the chart has no names in this language for this way up');
  return found;
}

/** A name as it is written, around its middle. */
export interface Name extends Point {
  id: string;
  texts: string[];
  letter: number; // height
  wide: number; // half of it, from the middle
  high: number;
}

export function namesOf(layout: LabelLayout, scale: number, words: Pick<Words, 'say'>): Name[] {
  return layout.labels.map(([id, x, y, size, lines]) => {
    const texts = lineTexts(words.say(id), lines);
    const letter = Math.max(LEAST / scale, Math.min(size, (17 * size) / layout.size / scale));
    return { id, x, y, texts, letter, wide: longest(texts) * letter * 0.27, high: texts.length * letter * 0.54 };
  });
}

/** Whether a name comes so close to a point. */
export function comesNear({ x, y, wide, high }: Name, at: Point, by: number): boolean {
  return Math.abs(at.x - x) < wide + by && Math.abs(at.y - y) < high + by;
}

/** At most `lines` lines, of as even a length as the words allow. */
export function lineTexts(text: string, lines: number): string[] {
  const words = text.split(' ');
  let best = [text];
  for (let at = 1; lines > 1 && at < words.length; at++) {
    const pair = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if (longest(pair) < longest(best)) best = pair;
  }
  return best;
}

function longest(texts: readonly string[]): number {
  return Math.max(...texts.map((text) => text.length));
}
