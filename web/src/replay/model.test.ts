import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../state/testBrowser';
import type { TableArt } from '../table/plain';
import type { Event, Moment, Story } from '../wire/types';
import type { Source, Viewer } from './source';

const { Replay } = await import('./model.svelte');
const { settings } = await import('../state/settings.svelte');
const { announcer } = await import('../state/announce.svelte');
await import('../state/acting'); // while time stands still nothing can be fetched

const NUMBERS = [0, 1, 4, 5, 6];

function moment(number: number): Moment {
  const marks = number % 4 === 1 ? ['turn'] : number === 4 ? ['fight'] : [];
  return {
    number,
    seat: 0,
    view: { kind: 'view', number },
    events: [{ kind: 'a' }, { kind: 'b' }],
    rules: ['', ''],
    asked: null,
    marks,
    worth: [],
    rolls: [],
    weights: ['weighty', 'routine'],
  };
}

function story(viewer: Viewer = null, numbers = NUMBERS): Story {
  return {
    game: 'parley',
    version: 1,
    options: {},
    players: [{ name: 'Anna', bot: null }],
    viewer,
    viewers: [null, 0],
    over: true,
    result: null,
    moments: numbers.map(moment),
    former: [],
  };
}

const source: Source = {
  table: 'abc',
  fileName: 'abc.jsonl',
  own: null,
  story: (viewer) => Promise.resolve(story(viewer, [...NUMBERS, 8])),
  record: () => Promise.resolve(''),
};
let replay: InstanceType<typeof Replay>;
const drawn = (): unknown => replay.drawn.view['number'];
const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 'usual';
  replay = new Replay(source, { story: story(), seats: [] }, null);
});
afterEach(() => vi.useRealTimers());

it('shows who held a seat at the moment that is drawn', () => {
  const former = [
    { seat: 0, name: 'Polly', until: 4, other: true, bot: 'bosun' },
    { seat: 0, name: 'Ann', until: 6, other: false, bot: null },
  ];
  replay = new Replay(source, { story: { ...story(), former }, seats: [] }, null);
  const shown = NUMBERS.map((_, at) => {
    replay.jump(at);
    const [seat] = replay.info.seats;
    return [seat?.name, seat?.level, replay.names[0], replay.nameOf(0)];
  });
  const [polly, ann, anna] = [
    ['Polly', 'bosun', 'Polly', 'Anna'],
    ['Ann', null, 'Ann', 'Anna'],
    ['Anna', null, 'Anna', 'Anna'],
  ];
  expect(shown).toEqual([polly, polly, ann, ann, anna]);
});

describe('Replay', () => {
  it('opens at the moment of the link', () => {
    expect([replay.position, drawn()]).toEqual([0, 0]);
    expect(new Replay(source, { story: story(), seats: [] }, 5).position).toBe(3);
  });

  it('steps forward through the events, then draws the moment', async () => {
    void replay.step(1);
    await pass(100);
    expect([replay.position, drawn(), replay.told]).toEqual([1, 0, 0]);
    await pass(400);
    expect([replay.position, drawn(), replay.told]).toEqual([1, 0, 1]);
    await pass(400);
    expect([replay.position, drawn(), replay.current]).toEqual([1, 1, null]);
  });

  it('tells nothing before the dice lie', async () => {
    const storyboard = (events: Event[]) => events.map((event) => ({ event, motions: [], sound: null, dice: 4 }));
    replay.art = { later: { get: () => Promise.resolve({ storyboard }) } } as unknown as TableArt;
    announcer.tell('');
    void replay.step(1);
    await pass(600);
    expect([replay.entry?.at, replay.rolling, announcer.polite]).toEqual([0, 4, '']);
    await pass(200);
    expect([replay.entry?.at, replay.entry?.nth]).toEqual([1, 0]);
    await pass(3000);
    expect(announcer.polite).not.toBe('');
  });

  it('does not wait for a step when the next one comes', async () => {
    void replay.step(1);
    await pass(50);
    void replay.step(1);
    await pass(50);
    expect([replay.position, drawn()]).toEqual([2, 1]);
    await pass(5000);
    expect(drawn()).toBe(4);
  });

  it('steps back at once, and not beyond the ends', async () => {
    replay.jump(2);
    void replay.step(-1);
    expect(drawn()).toBe(1);
    replay.jump(0);
    void replay.step(-1);
    expect(replay.position).toBe(0);
    replay.jump(99);
    void replay.step(1);
    await pass(2000);
    expect(replay.position).toBe(4);
  });

  it('plays to the end, the faster the higher the rate', async () => {
    void replay.play();
    await pass(750);
    expect([replay.playing, drawn()]).toEqual([true, 1]);
    replay.rate = 4;
    await pass(2000);
    expect([replay.playing, drawn()]).toEqual([false, 6]);
    void replay.play();
    await pass(1);
    expect([replay.position, drawn()]).toEqual([1, 0]);
  });

  it('pauses at a whole move', async () => {
    replay.toggle();
    await pass(100);
    replay.toggle();
    expect([replay.playing, drawn()]).toEqual([false, 1]);
    await pass(5000);
    expect(drawn()).toBe(1);
    replay.toggle();
    await pass(50);
    replay.toggle();
    replay.toggle();
    await pass(50);
    expect([replay.playing, replay.position]).toEqual([true, 3]);
  });

  it('goes on from where one jumps to while it plays', async () => {
    void replay.play();
    await pass(100);
    replay.jump(3);
    expect(drawn()).toBe(5);
    await pass(5000);
    expect([replay.playing, drawn()]).toEqual([false, 6]);
  });

  it('marks the event one jumped to, until one goes on', () => {
    replay.jump(2, 0);
    expect([replay.position, replay.told]).toEqual([2, 0]);
    void replay.step(-1);
    expect([replay.position, replay.told]).toEqual([1, 1]);
  });

  it('walks by turns and by marks', () => {
    replay.turnBy(1);
    expect(replay.turn.nth).toBe(1);
    replay.turnBy(1);
    expect([replay.turn.nth, drawn()]).toEqual([2, 5]);
    replay.markBy(-1);
    expect(drawn()).toBe(4);
    replay.turnBy(-1);
    expect(drawn()).toBe(1);
  });

  it('keeps the moment when the eyes change or the match went on', async () => {
    replay.jump(3);
    await replay.look(0);
    expect([replay.story.viewer, drawn(), replay.last]).toEqual([0, 5, 5]);
  });

  it('turns pages where no pictures are wanted', async () => {
    settings.speed = 'instant';
    void replay.step(1);
    expect(drawn()).toBe(1);
    void replay.play();
    await pass(1);
    expect(drawn()).toBe(4);
    await pass(10_000);
    expect([replay.playing, drawn()]).toEqual([false, 6]);
  });
});
