// Names on the chart: which of the prepared layouts to use at a scale, and how a name is broken into lines.
import type { LabelLayout } from './scene';

const READABLE = 15.5; // pixels

/** The smallest letters that can be read at this scale (pixels a unit), or the largest there are. */
export function chosenLayout(layouts: readonly LabelLayout[], language: string, portrait: boolean, scale: number): LabelLayout {
  const fitting = layouts.filter((layout) => layout.portrait === portrait && layout.language === language).sort((one, other) => one.size - other.size);
  const found = fitting.find((layout) => layout.size * scale >= READABLE) ?? fitting.at(-1);
  if (!found) throw new Error('the chart has no names in this language for this way up');
  return found;
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
