// The socket of a lesson speaks as the server does: the page cannot tell the difference.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, type Answer, type News } from '../net/connection';
import type { Choice, Lesson, LessonStep, Passage, Snapshot, Update } from '../wire/types';
import { LessonSocket, NUDGE } from './socket';

const mark = (cell: number): Choice => ({
  move: { kind: 'mark', cell },
  targets: [{ kind: 'place', place: String(cell) }],
  preview: { path: [], effects: [] },
});
const passage = (kind: string, skipped = false): Passage => ({
  view: { kind: 'board', after: kind },
  events: skipped ? [] : [{ kind }],
  rules: skipped ? [] : ['TT-1'],
  weights: skipped ? [] : ['routine'],
  asked: null,
  skipped,
});
const step = (sentence: string, more: Partial<LessonStep> = {}): LessonStep => ({
  sentence,
  passages: [],
  view: { kind: 'board', at: sentence },
  asked: { seat: 0, kind: 'mark', rule: 'TT-1', luck: false, figures: {} },
  choices: [],
  expected: null,
  reasons: [],
  points: [],
  result: null,
  ...more,
});
const taken = { kind: 'occupied', rule: 'TT-1', place: '4' };
const lesson: Lesson = {
  game: 'tictactoe',
  options: { players: 2 },
  seat: 0,
  crew: ['', 'Ben'],
  steps: [
    step('hello', { passages: [passage('begun')] }),
    step('middle', {
      choices: [mark(3), mark(4)],
      expected: 1,
      reasons: [{ refusal: taken, targets: ['place 1', 'place 2'] }],
    }),
    step('won', {
      passages: [passage('marked'), passage('later', true)],
      result: { places: [1, 2], scores: [1, 0], reason: '' },
    }),
  ],
};

let socket: LessonSocket;
let connection: Connection;
let news: News[];
let steps: number[];
const updates = (): Update[] => news.filter((one): one is Update => one.kind === 'update');

beforeEach(async () => {
  [news, steps] = [[], []];
  connection = new Connection({
    tokens: () => [],
    open: () =>
      (socket = new LessonSocket(
        lesson,
        () => 'Anna',
        (to) => steps.push(to),
      )),
    onNews: (one) => news.push(one),
    onLink: vi.fn(),
  });
  await Promise.resolve();
});

function play(cell: number): Promise<Answer> {
  return connection.request({ kind: 'play', at: connection.at, seat: 0, move: { cell, kind: 'mark' } });
}

describe('a lesson', () => {
  it('begins as a running table with the learner aboard', () => {
    const { table, seats, update, log } = news[0] as Snapshot;
    expect([table.status, table.seats.map(({ name }) => name), seats]).toEqual(['running', ['Anna', 'Ben'], [0]]);
    expect([update?.view, update?.choices]).toEqual([lesson.steps[0]?.view, []]);
    expect(log).toEqual([[0, { kind: 'begun' }, 'TT-1']]);
    expect(steps).toEqual([0]);
  });

  it('goes on once a sentence is read, and then offers the choices', () => {
    socket.next();
    expect(updates().map(({ choices }) => choices.length)).toEqual([2]);
    expect(steps).toEqual([0, 1]);
  });

  it('shows what came of the expected choice, one update a move', async () => {
    socket.next();
    await expect(play(4)).resolves.toMatchObject({ ok: true });
    const [, marked, later, won] = updates();
    expect([marked?.events, marked?.rules, later?.events]).toEqual([[{ kind: 'marked' }], ['TT-1'], []]);
    expect([marked?.result, won?.result?.places]).toEqual([null, [1, 2]]);
    const numbers = updates().map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
  });

  it('nudges kindly when another legal choice is made, and stays where it is', async () => {
    socket.next();
    await expect(play(3)).resolves.toEqual({ ok: false, refusal: NUDGE });
    expect(steps).toEqual([0, 1]);
  });

  it('says why not, as the rules do', async () => {
    socket.next();
    const why = (place: string): Promise<Answer> =>
      connection.request({ kind: 'why', at: connection.at, seat: 0, target: { kind: 'place', place } });
    await expect(why('2')).resolves.toMatchObject({ why: taken });
    await expect(why('4')).resolves.toMatchObject({ why: null });
  });

  it('goes back and starts again with the log of what has happened by then', async () => {
    socket.next();
    await play(4);
    socket.go(1);
    expect((news.at(-1) as Snapshot).update?.choices).toHaveLength(2);
    expect((news.at(-1) as Snapshot).log).toHaveLength(1);
    socket.go(0);
    expect(steps).toEqual([0, 1, 2, 1, 0]);
    socket.go(2);
    socket.next();
    expect(steps.at(-1)).toBe(2);
  });
});
