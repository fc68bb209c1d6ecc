import { expect, it } from 'vitest';
import './testBrowser';
import type { Moment } from '../wire/types';

const { shownSince } = await import('./recap');

function moment(number: number): Moment {
  const events = [{ kind: `event${number}` }];
  return {
    number,
    seat: 0,
    view: { kind: 'view', number },
    events,
    rules: ['R'],
    asked: null,
    marks: [],
    worth: [],
    rolls: [],
    weights: [],
  };
}

it('tells what came after the mark, each with the view before it', () => {
  const told = shownSince([0, 3, 4, 7].map(moment), 3);
  expect(told.map(({ before, update }) => [before['number'], update.number, update.events[0]?.kind])).toEqual([
    [3, 4, 'event4'],
    [4, 7, 'event7'],
  ]);
});

it('has nothing to tell before the first view, or after the last', () => {
  expect(shownSince([moment(0)], -1)).toEqual([]);
  expect(shownSince([0, 3].map(moment), 3)).toEqual([]);
});
