import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { speech } from '../state/speech.svelte';
import { Wording } from '../text/wording';
import { inBubble, phrases, termsOf, wordsOf } from './phrases';

const crew = { names: ['Anna', 'Ben', 'Cid'], you: 1, fleet: { red: 0, k: 2 } };
const texts = `
phrases = shout-arrr threat-ship=ship deal-together=seat,other,round
phrase-shout-arrr = Arrr!
phrase-threat-ship = { $ship } is next!
phrase-deal-together = { $seat }, you and I against { $other } until round { $round }?
terms-together = together against { $other } until round { $round }
ship-red = Red Ruth
`;
const figures = { seat: 1, other: 2, round: 9 };

describe('phrases', () => {
  const before = speech.wording;
  beforeEach(() => (speech.wording = new Wording('en', [texts])));
  afterEach(() => (speech.wording = before));

  it('are listed by the texts of the game', () => {
    expect(phrases()).toEqual([
      { key: 'shout-arrr', group: 'shout', names: [] },
      { key: 'threat-ship', group: 'threat', names: ['ship'] },
      { key: 'deal-together', group: 'deal', names: ['seat', 'other', 'round'] },
    ]);
  });

  it('name players and ships', () => {
    expect(wordsOf({ phrase: 'deal-together', figures }, crew)).toBe('Ben, you and I against Cid until round 9?');
    expect(wordsOf({ phrase: 'threat-ship', figures: { ship: 'red' } }, crew)).toBe('Red Ruth is next!');
    expect(wordsOf({ phrase: 'threat-ship', figures: { ship: 'k' } }, crew)).toBe('Cid is next!');
    expect(termsOf({ phrase: 'deal-together', figures }, crew)).toBe('together against Cid until round 9');
  });

  it('stay as they were written where they are texts', () => {
    expect(wordsOf({ text: '<b>rum</b>' }, crew)).toBe('<b>rum</b>');
  });

  it('are cut where they stand over a ship', () => {
    expect(inBubble('Arrr!')).toBe('Arrr!');
    expect(inBubble('a'.repeat(90))).toBe(`${'a'.repeat(59)}…`);
  });
});
