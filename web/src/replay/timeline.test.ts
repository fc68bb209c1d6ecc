import { describe, expect, it } from 'vitest';
import type { Moment } from '../wire/types';
import {
  clustersOf,
  entriesOf,
  marksOf,
  momentOf,
  nextMark,
  nextTurn,
  previousMark,
  previousTurn,
  turnsOf,
} from './timeline';
import { spread } from '../ending/steps';
import { besideEachOther, coursesOf } from './wealth';

function moment(number: number, marks: string[] = [], worth: number[] = [], kinds: string[] = []): Moment {
  return {
    number,
    seat: null,
    view: { kind: 'view' },
    events: kinds.map((kind) => ({ kind })),
    rules: kinds.map((kind) => `R-${kind}`),
    asked: { seat: number % 2, kind: 'roll', rule: '', luck: true, figures: {} },
    marks,
    worth,
    rolls: [],
    weights: [],
  };
}

const match = [
  moment(0, ['turn']),
  moment(1),
  moment(4, ['fight', 'loss']),
  moment(5, ['turn']),
  moment(6, ['fight']),
  moment(7, ['prize']),
];

describe('turns', () => {
  it('begin where they are marked, and belong to who is asked there', () => {
    expect(turnsOf(match)).toEqual([
      { at: 0, nth: 1, seat: 0 },
      { at: 3, nth: 2, seat: 1 },
    ]);
  });

  it('have a time before the first one', () => {
    expect(turnsOf([moment(0), moment(1, ['turn'])])).toEqual([
      { at: 0, nth: 0, seat: null },
      { at: 1, nth: 1, seat: 1 },
    ]);
    expect(turnsOf([moment(0)])).toEqual([{ at: 0, nth: 0, seat: null }]);
  });

  it('are walked through, first back to the start of the one we are in', () => {
    const turns = turnsOf(match);
    expect([0, 2, 3].map((at) => nextTurn(turns, at, 5))).toEqual([3, 3, 5]);
    expect([5, 3, 2, 0].map((at) => previousTurn(turns, at))).toEqual([3, 0, 0, 0]);
  });
});

describe('marks', () => {
  it('show the rarest kind of a moment', () => {
    expect(marksOf(match)).toEqual([
      { at: 2, kind: 'loss' },
      { at: 4, kind: 'fight' },
      { at: 5, kind: 'prize' },
    ]);
  });

  it('can be walked through and end where there are no more', () => {
    const marks = marksOf(match);
    expect([0, 2, 4, 5].map((at) => nextMark(marks, at))).toEqual([2, 4, 5, 5]);
    expect([5, 4, 2, 0].map((at) => previousMark(marks, at))).toEqual([4, 2, 2, 0]);
  });

  it('stand together where there is no room, and lead to the rarest', () => {
    const marks = marksOf(match);
    expect(clustersOf(marks, 5, 500, 20)).toHaveLength(3);
    expect(clustersOf(marks, 5, 500, 150)).toEqual([
      { at: 2, x: 200, kind: 'loss', count: 1 },
      { at: 5, x: 400, kind: 'prize', count: 2 },
    ]);
    const many = [1, 2, 4, 5].map((at) => ({ at, kind: 'prize' as const }));
    expect(clustersOf([...many.slice(0, 2), { at: 3, kind: 'loss' }, ...many.slice(2)], 5, 500, 400)).toEqual([
      { at: 3, x: 100, kind: 'loss', count: 4 },
      { at: 5, x: 500, kind: 'prize', count: 1 },
    ]);
  });
});

it('finds the moment of an entry, also of one that was taken back', () => {
  expect([null, 0, 4, 3, 99, -1].map((number) => momentOf(match, number))).toEqual([0, 0, 2, 1, 5, 0]);
});

describe('lines', () => {
  it('have their moments and rules', () => {
    const told = [moment(0, [], [], ['a', 'b']), moment(3), moment(5, [], [], ['c'])];
    expect(entriesOf(told, turnsOf(told))).toEqual([
      { at: 0, nth: 0, turn: 0, event: { kind: 'a' }, rule: 'R-a' },
      { at: 0, nth: 1, turn: 0, event: { kind: 'b' }, rule: 'R-b' },
      { at: 2, nth: 0, turn: 0, event: { kind: 'c' }, rule: 'R-c' },
    ]);
  });

  it('belong to the turn that a move ends until the next one begins', () => {
    const told = [
      moment(0, ['turn'], [], ['roll', 'turn']),
      moment(1, [], [], ['roll']),
      moment(2, ['turn'], [], ['sail', 'turn', 'news']),
    ];
    expect(entriesOf(told, turnsOf(told)).map(({ event, turn }) => `${event.kind} ${turn}`)).toEqual([
      'roll 0',
      'turn 0',
      'roll 0',
      'sail 0',
      'turn 1',
      'news 1',
    ]);
  });
});

describe('wealth', () => {
  it('is level until it changes', () => {
    const rich = [moment(0, [], [0]), moment(1, [], [0]), moment(2, [], [4]), moment(3, [], [4]), moment(4, [], [1])];
    expect(coursesOf(rich, 100, 40)).toMatchObject([{ seat: 0, path: 'M0 40H50V0H100V30H100', end: 30 }]);
  });

  it('gives equal seats lanes of their own, and none to a game without wealth', () => {
    const even = [moment(0, [], [1, 1]), moment(1, [], [1, 1])];
    const [one, other] = coursesOf(even, 100, 40);
    expect(one?.end).not.toBe(other?.end);
    expect(coursesOf([moment(0), moment(1)], 100, 40)).toEqual([]);
  });

  it('has signs that stand side by side where they would cover each other', () => {
    const tops = [10, 40, 12].map((top, seat) => ({ seat, top }));
    expect(besideEachOther(tops, 50, 18, 500).map(({ left }) => left)).toEqual([50, 50, 68]);
    expect(besideEachOther(tops, 490, 18, 500).map(({ left }) => left)).toEqual([490, 490, 472]);
  });

  it('has labels that do not cover each other, in the order of the lines, inside the box', () => {
    expect(spread([50, 10, 52], 16, 0, 60)).toEqual([44, 10, 60]);
    expect(spread([0, 0, 0], 20, 0, 60)).toEqual([0, 20, 40]);
  });
});
