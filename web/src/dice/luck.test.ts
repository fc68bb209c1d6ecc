import { describe, expect, it } from 'vitest';
import type { Luck } from '../wire/types';
import { fortuneOf, scaleOf, spreadsOf } from './luck';

const EVEN: Luck = {
  seat: 0,
  sides: 6,
  rolls: 20,
  mean: 3.5,
  expected: 3.5,
  low: 2.7,
  high: 4.3,
  one_in: 1,
  streak: null,
};

describe('fortune', () => {
  it.each([
    [3.6, 2, 'usual'],
    [4.1, 9, 'lucky'],
    [2.9, 9, 'unlucky'],
    [2.9, 3, 'usual'],
  ])('calls a mean of %d, one in %d, %s', (mean, one_in, fortune) => {
    expect(fortuneOf({ ...EVEN, mean, one_in })).toBe(fortune);
  });
});

describe('scale', () => {
  it('has room for every bar and every mark, and the middle of even bars in its middle', () => {
    const all = [EVEN, { ...EVEN, mean: 5.5 }, { ...EVEN, low: 1.5 }, { ...EVEN, sides: 12, high: 12 }];
    const place = scaleOf(all, 6);
    expect([place(1.5), place(5.5), place(3.5)]).toEqual([8, 92, 50]);
  });

  it('survives a single roll that could only fall one way', () => {
    const sure = { ...EVEN, sides: 1, mean: 1, expected: 1, low: 1, high: 1 };
    expect(scaleOf([sure], 1)(1)).toBe(8);
  });
});

it('counts the faces of each seat and each sort of die', () => {
  const rolls = [
    { seat: 1, sides: 6, value: 6 },
    { seat: 0, sides: 4, value: 1 },
    { seat: 1, sides: 6, value: 6 },
    { seat: 1, sides: 4, value: 2 },
  ];
  expect(spreadsOf(rolls)).toEqual([
    { seat: 0, sides: 4, counts: [1, 0, 0, 0], rolls: 1 },
    { seat: 1, sides: 4, counts: [0, 1, 0, 0], rolls: 1 },
    { seat: 1, sides: 6, counts: [0, 0, 0, 0, 0, 2], rolls: 2 },
  ]);
});
