// The grid of choices on the plain table: what its rows and short buttons say.
import { describe, expect, it } from 'vitest';
import { Wording } from '../text/wording';
import type { Choice, Target } from '../wire/types';
import { linesOf, spoken } from './choices';

const words = new Wording('en', ['card-rum = Rum\nbutton-give = Give\n']);
const crew = { names: ['Anna', 'Ben', 'Carl'], you: 0, fleet: {} };

function giving(card: string, seat: number): Choice {
  const targets: Target[] = [
    { kind: 'card', card },
    { kind: 'seat', seat },
    { kind: 'button', button: 'give' },
  ];
  return { move: { kind: 'give', card, to: seat }, targets, preview: { path: [], effects: [], further: false } };
}

describe('a choice that points at a player', () => {
  const choices = ['rum', 'tea', 'silk'].flatMap((card) => [giving(card, 1), giving(card, 2)]);

  it('has the name of the player after what is done', () => {
    const lines = linesOf(choices, words, crew, () => '');
    expect(lines.map(({ label, cells }) => [label, ...cells.map(({ text }) => text)])).toEqual(
      ['Rum', 'Tea', 'Silk'].map((label) => [label, 'Give · Ben', 'Give · Carl']),
    );
  });

  it('is heard as a sentence that contains what is shown', () => {
    expect(spoken('Give · Ben', 'Give rum to Ben')).toBe('Give · Ben: Give rum to Ben');
    expect(spoken('2', 'Bid 3 × 2')).toBe('Bid 3 × 2');
  });

  it('is a whole sentence where choices are few', () => {
    const [line] = linesOf(choices.slice(0, 2), words, crew, ({ move }) => `to ${String(move['to'])}`);
    expect(line?.cells.map(({ text }) => text)).toEqual(['to 1', 'to 2']);
  });
});
