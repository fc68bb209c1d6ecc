// All cards open: what each seat saw is put together, and nothing that everybody saw is changed.
import { expect, it, vi } from 'vitest';
import '../state/testBrowser';
import type { Moment, Story } from '../wire/types';
import { opened, seenBy } from './open';
import type { Source, Viewer } from './source';

/** Each seat has one card; a seat knows its own. */
function moment(viewer: Viewer, at: number): Moment {
  const mine = (seat: number, card: string): string | null => (viewer === seat ? card : null);
  return {
    number: at,
    seat: 0,
    view: {
      kind: 'view',
      seat: viewer,
      hand: viewer === null ? [] : [`own ${viewer}`],
      ships: [
        { ship: 'red', gold: 3, cards: [{ back: 'port', card: mine(0, 'A1') }], worth: viewer === 0 ? 7 : null },
        { ship: 'blue', gold: 0, cards: [{ back: 'sea', card: mine(1, 'B2') }], worth: viewer === 1 ? 9 : null },
      ],
      deck: { left: 4, top: null },
      rows: [[{ card: mine(1, 'C3') ?? 'hidden' }]],
    },
    events: [
      { kind: 'drawn', seat: 1, cards: viewer === 1 ? ['B2', 'B3'] : [] },
      { kind: 'taken', seat: 0, card: mine(0, 'A1') },
    ],
    rules: ['', viewer === 0 ? 'R-1' : ''],
    asked: null,
    marks: [],
    worth: [viewer === 0 ? 7 : 0, viewer === 1 ? 9 : 0],
    rolls: [],
    weights: ['routine', 'routine'],
  } as unknown as Moment;
}

function story(viewer: Viewer, moments = 2): Story {
  const players = ['Anna', 'Ben'].map((name) => ({ name, bot: null }));
  const told = Array.from({ length: moments }, (_, at) => moment(viewer, at));
  const viewers = [null, 0, 1];
  return { game: 'x', viewer, viewers, over: true, players, moments: told, former: [] } as unknown as Story;
}

it('fills in what every seat knew', () => {
  const [, last] = opened(story(null), [story(0), story(1)]).moments;
  expect(last?.view).toEqual({
    kind: 'view',
    seat: null,
    hand: [],
    ships: [
      { ship: 'red', gold: 3, cards: [{ back: 'port', card: 'A1' }], worth: 7 },
      { ship: 'blue', gold: 0, cards: [{ back: 'sea', card: 'B2' }], worth: 9 },
    ],
    deck: { left: 4, top: null },
    rows: [[{ card: 'C3' }]],
  });
  expect(last?.events).toEqual([
    { kind: 'drawn', seat: 1, cards: ['B2', 'B3'] },
    { kind: 'taken', seat: 0, card: 'A1' },
  ]);
  expect([last?.rules, last?.worth]).toEqual([
    ['', 'R-1'],
    [7, 9],
  ]);
});

it('asks for the eyes of everybody, and keeps the view of each', async () => {
  const asked = vi.fn((viewer: Viewer) => Promise.resolve(story(viewer)));
  const source = { table: 'abc', story: asked } as unknown as Source;
  const seen = await seenBy(source, 'all');
  expect(asked.mock.calls.map(([viewer]) => viewer)).toEqual([null, 0, 1]);
  expect(seen.seats.map(({ viewer }) => viewer)).toEqual([0, 1]);
  expect((await seenBy(source, 1)).seats).toEqual([]);
  const { Replay } = await import('./model.svelte');
  const replay = new Replay(source, seen, 1);
  expect([replay.eyes, replay.story.viewer]).toEqual(['all', null]);
  expect(replay.views.map((view) => view['hand'])).toEqual([['own 0'], ['own 1']]);
  await replay.look(1);
  expect([replay.eyes, replay.views, replay.position]).toEqual([1, [], 1]);
});

it('leaves a moment as it is where a seat has none', () => {
  const [, last] = opened(story(null), [story(0, 1), story(1, 1)]).moments;
  expect(last).toEqual(moment(null, 1));
});
