import { describe, expect, it } from 'vitest';
import type { GameInfo, OptionField } from '../wire/types';
import { asInTheBook, change, changedRules, counts, numberWithin, valueOf } from './house';

const pairing: OptionField = {
  key: 'pairing',
  default: 'near',
  values: ['near', 'far'],
  only_with: { key: 'ships', value: 2 },
};
const loud: OptionField = { key: 'loud', default: false, values: [false, true], house: true };
const GAME = {
  game: 'shanty',
  options: [
    { key: 'players', default: null },
    { key: 'ships', default: 1, values: [1, 2] },
    pairing,
    loud,
    { key: 'verses', default: 4, least: 1, most: 9, house: true },
  ],
} as unknown as GameInfo;

describe('house rules', () => {
  it('are changed where they differ from the book', () => {
    expect(changedRules(GAME, { ships: 2, loud: false, verses: 4 })).toEqual([]);
    expect(changedRules(GAME, { ships: 1, loud: true, verses: 5 }).map(({ key }) => key)).toEqual(['loud', 'verses']);
  });

  it('go back to the book all at once, and nothing else does', () => {
    expect(asInTheBook(GAME)).toEqual({ loud: false, verses: 4 });
  });
});

describe('an option that depends on another', () => {
  it('counts only with the right value of the other', () => {
    expect(counts(pairing, GAME, { ships: 2 })).toBe(true);
    expect(counts(pairing, GAME, {})).toBe(false);
    expect(counts(loud, GAME, {})).toBe(true);
  });

  it('goes back to its default when the other changes', () => {
    expect(change(GAME, 'ships', 1)).toEqual({ ships: 1, pairing: 'near' });
    expect(change(GAME, 'ships', 2)).toEqual({ ships: 2 });
  });

  it('has its default until it is set', () => {
    expect(valueOf(pairing, {})).toBe('near');
    expect(valueOf(pairing, { pairing: 'far' })).toBe('far');
  });
});

describe('a number that somebody typed', () => {
  const verses: OptionField = { key: 'verses', default: 4, least: 2, most: 9 };

  it('counts within its limits', () => {
    expect(['2', ' 7 ', '9'].map((text) => numberWithin(verses, text))).toEqual([2, 7, 9]);
  });

  it('does not count outside them, and is never rounded or cut', () => {
    expect(['1', '10', '', ' ', '2.5', '-3', 'many'].filter((text) => numberWithin(verses, text) !== null)).toEqual([]);
  });
});
