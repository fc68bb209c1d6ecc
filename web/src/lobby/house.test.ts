import { describe, expect, it } from 'vitest';
import type { GameInfo, OptionField } from '../wire/types';
import { asInTheBook, change, changedRules, counts, fitting, numberWithin, valueOf, valuesFor } from './house';

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

describe('an option that names a seat', () => {
  const singer: OptionField = { key: 'singer', default: 'all', values: ['all', 0, 1, 2, 3], seats: true };
  const game = { options: [singer, pairing] } as unknown as GameInfo;

  it('offers the seats that the table has', () => {
    expect(valuesFor(singer, 2)).toEqual(['all', 0, 1]);
    expect(valuesFor(singer, 4)).toEqual(singer.values);
    expect(valuesFor({ key: 'ships', default: 1, values: [1, 2] }, 2)).toEqual([1, 2]);
  });

  it('has its default again when its seat goes', () => {
    expect(fitting({ singer: 3, pairing: 'far' }, game, 3)).toEqual({ singer: 'all', pairing: 'far' });
    expect(fitting({ singer: 2 }, game, 3)).toEqual({ singer: 2 });
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
