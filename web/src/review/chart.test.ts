import { expect, it } from 'vitest';
import type { Review } from '../wire/types';
import { linesOf, nearest, patternOf, percent, placesOf, roundsOf, xOf, yOf, type Frame } from './chart';

const FRAME: Frame = { width: 130, height: 120, left: 20, top: 10, right: 10, bottom: 10 };
const curve: Review['curve'] = [
  [0, [0.5, 0.5]],
  [3, [0.75, 0.25]],
  [4, [0.75, 0.25]],
  [5, [1, 0]],
];
const review = (turns: number[]): Review =>
  ({
    curve,
    turns: turns.map((number) => ({ number, seat: 0 })),
    players: [
      { name: 'Anna', bot: null },
      { name: 'Ben', bot: null },
    ],
  }) as unknown as Review;

it('draws certainty at the top and no chance at the bottom', () => {
  expect([1, 0.5, 0].map((chance) => yOf(chance, FRAME))).toEqual([10, 60, 110]);
  expect([0, 3].map((at) => xOf(at, 3, FRAME))).toEqual([20, 120]);
});

it('has a line for each seat, with labels that do not cover each other', () => {
  const [anna, ben] = linesOf(curve, FRAME, 30);
  expect(anna?.path).toBe('M20 59.3L53.3 34.3L86.7 34.3L120 9.3');
  expect(anna?.label).toBe(15);
  expect(ben?.label).toBe(105);
});

it('finds the point that is tapped, also beside the lines', () => {
  expect([0, 20, 54, 100, 500].map((x) => nearest(x, 3, FRAME))).toEqual([0, 0, 1, 2, 3]);
});

it('counts turns and rounds', () => {
  expect(placesOf(review([0, 3, 4, 5])).map(({ turn, round }) => [turn, round])).toEqual([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 2],
  ]);
});

it('names as many rounds as there is room for', () => {
  const places = Array.from({ length: 40 }, (_, at) => ({ turn: at + 1, round: Math.ceil((at + 1) / 2) }));
  expect(roundsOf(places, FRAME, 5).map(({ round }) => round)).toHaveLength(20);
  expect(roundsOf(places, FRAME, 25).map(({ round }) => round)).toEqual([1, 5, 10, 15, 20]);
});

it('gives each of eight seats a pattern of its own', () => {
  expect(new Set([0, 1, 2, 3, 4, 5, 6, 7].map(patternOf)).size).toBe(8);
  expect(percent(0.345)).toBe(35);
});
