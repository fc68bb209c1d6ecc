import { expect, it } from 'vitest';
import type { SeatLook } from '../board/scene';
import type { GameInfo } from '../wire/types';
import { colouredFirst, lookBefore, recoloured, withUsualColours } from './colours';

const game = {
  options: [{ key: 'colours', default: 'default', values: ['default', 'random'] }],
} as unknown as GameInfo;

it('gives a free colour to the seat that wants it', () => {
  expect(recoloured([['black'], ['green']], 1, 'red')).toBe('black-red');
});

it('gives every seat a colour once one has chosen in place of the lot', () => {
  expect(colouredFirst(['red', 'blue', 'green', 'white'], 3, 1, 'red')).toBe('blue-red-green');
});

it('swaps with the seat that has the colour', () => {
  expect(recoloured([['black'], ['green'], ['red']], 0, 'red')).toBe('red-green-black');
});

it('swaps pairs of colours, whichever of the two is wanted', () => {
  const pairs = [
    ['blue', 'green'],
    ['purple', 'white'],
  ];
  expect(recoloured(pairs, 0, 'white')).toBe('white-blue');
  expect(recoloured(pairs, 0, 'green')).toBe('green-purple');
});

it('forgets colours that were chosen one by one, and nothing else', () => {
  expect(withUsualColours({ colours: 'red-black', board: 'small' }, game)).toEqual({
    colours: 'default',
    board: 'small',
  });
  expect(withUsualColours({ colours: 'random' }, game)).toEqual({ colours: 'random' });
  expect(withUsualColours({ davy: true }, { options: [] } as unknown as GameInfo)).toEqual({ davy: true });
});

it('shows the colour a seat will sail, the lot where luck decides, and the usual look where nobody chooses', () => {
  const look = (css: string): SeatLook => ({ colour: css, css, icon: 'anchor', ink: '#fff' });
  const art = { emblem: (seat: number): SeatLook => look(`usual ${seat}`), look };
  const colours = [['black'], []];
  expect(lookBefore({ palette: ['black'], colours }, art, 0).css).toBe('black');
  expect(lookBefore({ palette: ['black'], colours }, art, 1).css).toBe('var(--line)');
  expect(lookBefore({ palette: [], colours }, art, 1).css).toBe('usual 1');
  expect(lookBefore(null, art, 0).css).toBe('usual 0');
});
