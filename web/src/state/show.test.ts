import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from './testBrowser';
import type { Side, Staged } from '../stage/staged';
import type { TableArt } from '../table/plain';
import type { Turn } from '../text/turns';
import type { Event, Question, Update } from '../wire/types';
import type { Weight } from './performer.svelte';

const { Show } = await import('./show.svelte');
await Promise.all([import('./acting'), import('./recap')]); // while time stands still nothing can be fetched
const { settings } = await import('./settings.svelte');

const WEIGHTS = { fight: 'weighty', robbed: 'own', caught: 'own' } as const;

/** We are seat 0. It is our turn, and we are asked next. */
function update(number: number, ...kinds: string[]): Update {
  return {
    kind: 'update',
    number,
    chain: '',
    seat: 0,
    view: { kind: 'view', number, active: 0 },
    events: kinds.map((kind) => ({ kind })),
    rules: kinds.map((kind) => `R-${kind}`),
    weights: kinds.map((kind) => (WEIGHTS as Record<string, Weight>)[kind] ?? 'routine'),
    asked: { seat: 0 } as Question,
    choices: [],
    only: [],
    can_undo: false,
    undone: false,
    result: null,
  };
}

/** A turn of this seat begins, and it does this. */
function turn(number: number, seat: number, ...kinds: string[]): Update {
  const began = update(number, 'turn_began', ...kinds);
  began.events[0] = { kind: 'turn_began', seat };
  return { ...began, view: { kind: 'view', active: seat } };
}

/** Of a game that has a word for events of one letter. */
function lineOf({ seat, events }: Turn): string {
  const words = events.map(({ kind }) => kind).filter((kind) => kind.length === 1);
  return words.length > 0 ? `${seat}: ${words.join(' ')}` : '';
}

/** An art whose events are all shown like this. */
function artOf(step: object): TableArt {
  const storyboard = (events: Event[]) => events.map((event) => ({ event, motions: [], sound: null, ...step }));
  return { later: { get: () => Promise.resolve({ storyboard }) } } as unknown as TableArt;
}

function fightOf(dice: number[]): Staged {
  const side = { look: {}, name: () => '', chips: [], dice, again: [], total: null, wins: false } as unknown as Side;
  return { kind: 'fight', title: () => '', sides: [side], counts: 'sum', outcome: () => '', length: 4 };
}

let told: string[];
let quiet: string[];
let lines: boolean;
let seen: [number, boolean][];
let show: InstanceType<typeof Show>;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  browser.document.hidden = false;
  settings.speed = 'usual';
  seen = [];
  quiet = [];
  lines = true;
  show = new Show(
    (_, event, rule, inLine) => {
      told.push(`${event.kind} ${rule}`);
      if (inLine) quiet.push(event.kind);
    },
    (number, still) => seen.push([number, still]),
    (turn) => (lines ? lineOf(turn) : null),
  );
  show.reset(update(0));
});
afterEach(() => vi.useRealTimers());

describe('Show', () => {
  it('plays events one by one and draws the new view only then', async () => {
    show.push(update(1, 'roll', 'sail'));
    await vi.advanceTimersByTimeAsync(100);
    expect(told).toEqual(['roll R-roll']);
    expect(show.shown?.number).toBe(0);
    await vi.advanceTimersByTimeAsync(5000);
    expect(told).toEqual(['roll R-roll', 'sail R-sail']);
    expect(show.shown?.number).toBe(1);
    expect(show.playing).toBe(false);
  });

  it('plays what others do faster than what we do, also if we are asked in the turn of another', async () => {
    lines = false;
    for (const [seat, active, milliseconds] of [
      [0, 0, 700],
      [1, 1, 350],
      [0, 1, 350],
      [1, 0, 700],
    ] as const) {
      show.reset({ ...update(0), view: { kind: 'view', active }, asked: { seat } as Question });
      show.push(update(1, 'a', 'b'));
      await vi.advanceTimersByTimeAsync(milliseconds - 20);
      expect(show.shown?.number).toBe(0);
      await vi.advanceTimersByTimeAsync(40);
      expect(show.shown?.number).toBe(1);
    }
  });

  it('leaves a fight of others that goes on when its dice lie: its end is what is read', async () => {
    const open = { ...fightOf([3, 4]), open: true, length: 2 }; // 1.4 s; its dice lie after 1.05 s
    for (const [kind, milliseconds] of [
      ['fight', 1400],
      ['robbed', 2000],
    ] as const) {
      show.reset(update(0));
      show.art = artOf({ stage: open });
      show.push(update(1, kind));
      await vi.advanceTimersByTimeAsync(milliseconds - 20);
      expect(show.shown?.number).toBe(0);
      await vi.advanceTimersByTimeAsync(40);
      expect(show.shown?.number).toBe(1);
    }
  });

  it('waits only a moment after a die has fallen: it was seen to fall', async () => {
    show.art = artOf({ dice: 4 });
    show.push(update(1, 'rolled'));
    await vi.advanceTimersByTimeAsync(1030);
    expect(show.shown?.number).toBe(0);
    await vi.advanceTimersByTimeAsync(40);
    expect(show.shown?.number).toBe(1);
  });

  it('never hurries what weighs: two seconds or a tap, however much waits', async () => {
    for (const speed of ['usual', 'brisk'] as const) {
      settings.speed = speed;
      show.reset(update(0));
      for (const number of [1, 2, 3, 4]) show.push(update(number, 'robbed'));
      await vi.advanceTimersByTimeAsync(1900);
      expect(show.shown?.number).toBe(0);
      await vi.advanceTimersByTimeAsync(200);
      expect(show.shown?.number).toBe(1);
      show.onward();
      await vi.advanceTimersByTimeAsync(10);
      expect(show.shown?.number).toBe(2);
    }
  });

  it('writes over the board what weighs and has no picture', async () => {
    show.push(update(1, 'a', 'fight'));
    await vi.advanceTimersByTimeAsync(100);
    expect(show.staged).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    expect(show.staged).toMatchObject({ kind: 'caption', event: { kind: 'fight' } });
    await vi.advanceTimersByTimeAsync(2000);
    expect(show.staged).toBeNull();
  });

  it('writes larger what touches our own ships, cards or money', async () => {
    const own: unknown[] = [];
    for (const kind of ['fight', 'robbed']) {
      show.reset(update(0));
      show.push(update(1, kind));
      await vi.advanceTimersByTimeAsync(100);
      own.push((show.staged as { own?: boolean } | null)?.own);
    }
    expect(own).toEqual([false, true]);
  });

  it('says when something weighty has been seen, so that bots wait for it', async () => {
    seen = [];
    show.push(update(1, 'a'));
    show.push(update(2, 'fight'));
    await vi.advanceTimersByTimeAsync(2100);
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen).toEqual([[2, false]]);
    settings.speed = 'instant';
    show.report();
    expect(seen.at(-1)).toEqual([2, true]);
  });

  it('tells nothing before the dice lie, the cards are turned and the needle stands', async () => {
    const stage = fightOf([3, 4]);
    const at = async (step: object, milliseconds: number): Promise<[number, string | undefined]> => {
      told = [];
      show.reset(update(0));
      show.art = artOf(step);
      show.push(update(1, 'rolled'));
      await vi.advanceTimersByTimeAsync(milliseconds);
      return [told.length, show.current?.kind];
    };
    expect(await at({ dice: 4 }, 600)).toEqual([0, undefined]);
    expect(await at({ dice: 4 }, 800)).toEqual([1, 'rolled']);
    expect(await at({ stage }, 1000)).toEqual([0, undefined]);
    expect(await at({ stage }, 1100)).toEqual([1, 'rolled']);
    show.animator = { play: () => new Promise((stop) => setTimeout(stop, 900)), skip: () => undefined };
    expect(await at({ spins: true }, 800)).toEqual([0, undefined]);
    expect(await at({ spins: true }, 1000)).toEqual([1, 'rolled']);
    expect(await at({}, 10)).toEqual([1, 'rolled']);
  });

  it('spends no time on what can neither be seen nor read', async () => {
    show.art = artOf({ silent: true });
    show.push(update(1, 'passed', 'passed', 'closed'));
    await vi.advanceTimersByTimeAsync(10);
    expect([show.shown?.number, told.length]).toEqual([1, 3]);
  });

  it('goes straight to our next decision, and sums up what concerned us', async () => {
    show.push(update(1, 'a', 'robbed', 'b'));
    show.push(update(2, 'fight', 'caught'));
    await vi.advanceTimersByTimeAsync(10);
    show.leap();
    await vi.advanceTimersByTimeAsync(10);
    expect([show.shown?.number, show.leaping, told.length]).toEqual([2, true, 5]);
    expect(seen.at(-1)).toEqual([2, true]);
    show.push(update(3, 'a', 'robbed'));
    await vi.advanceTimersByTimeAsync(10);
    expect([show.shown?.number, show.summary]).toEqual([3, []]);
    show.arrive();
    expect(show.summary.map(({ kind }) => kind)).toEqual(['robbed', 'caught', 'robbed']);
    expect([show.leaping, seen.at(-1)]).toEqual([false, [3, false]]);
    show.turnTaken();
    expect(show.summary).toEqual([]);
  });

  it('does nothing else than skip for who is never asked', async () => {
    show.push({ ...update(1, 'a', 'robbed'), seat: null });
    await vi.advanceTimersByTimeAsync(10);
    show.leap();
    await vi.advanceTimersByTimeAsync(10);
    expect([show.shown?.number, show.leaping, show.playing]).toEqual([1, false, false]);
  });

  it('does what came between two updates when the first was shown', async () => {
    show.push(update(1, 'a', 'b'));
    show.push(() => told.push('time up'));
    await vi.advanceTimersByTimeAsync(10);
    expect(told).toEqual(['a R-a']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(told).toEqual(['a R-a', 'b R-b', 'time up']);
  });

  it('tells everything that is skipped', async () => {
    show.push(update(1, 'a', 'b', 'c'));
    show.push(update(2, 'd'));
    await vi.advanceTimersByTimeAsync(10);
    show.skip();
    await vi.advanceTimersByTimeAsync(10);
    expect(told.slice(0, 3)).toEqual(['a R-a', 'b R-b', 'c R-c']);
    expect(show.shown?.number).toBe(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(show.shown?.number).toBe(2);
  });

  it('lets a snapshot win over what was playing', async () => {
    show.push(update(1, 'a', 'b'));
    await vi.advanceTimersByTimeAsync(10);
    show.reset(update(5));
    await vi.advanceTimersByTimeAsync(5000);
    expect(show.shown?.number).toBe(5);
    expect(show.playing).toBe(false);
  });

  it('counts what nobody saw and plays it when asked, ending where the match stands', async () => {
    browser.document.hidden = true;
    show.push(update(1, 'a', 'b'));
    show.push(update(2, 'c'));
    await vi.advanceTimersByTimeAsync(10);
    expect([show.missed, show.recapEvents, show.shown?.number]).toEqual([3, 3, 2]);
    browser.document.hidden = false;
    void show.replay();
    await vi.advanceTimersByTimeAsync(10);
    expect([show.playing, show.shown?.view['number'], show.missed]).toEqual([true, 0, 0]);
    await vi.advanceTimersByTimeAsync(9000);
    expect([show.playing, show.shown?.number]).toEqual([false, 2]);
    expect(told).toHaveLength(3);
  });

  it('draws at once at the instant pace', async () => {
    settings.speed = 'instant';
    show.push(update(1));
    show.push(update(2, 'a'));
    await vi.advanceTimersByTimeAsync(0);
    expect(show.shown?.number).toBe(2);
  });

  it('shows the only choice for a second, before what came of it', async () => {
    const move = { kind: 'stay' };
    show.push({ ...update(1, 'rolled', 'stayed'), only: [{ at: 1, move }] });
    await vi.advanceTimersByTimeAsync(400);
    expect([show.only, told.length]).toEqual([move, 1]);
    await vi.advanceTimersByTimeAsync(900);
    expect([show.only, told.length]).toEqual([move, 1]);
    await vi.advanceTimersByTimeAsync(200);
    expect([show.only, told.length]).toEqual([null, 2]);
  });

  it('shows the only choice at the instant pace, too, without waiting', async () => {
    settings.speed = 'instant';
    show.push({ ...update(1, 'stayed'), only: [{ at: 0, move: { kind: 'stay' } }] });
    await vi.advanceTimersByTimeAsync(500);
    expect([show.only?.kind, show.shown?.number]).toEqual(['stay', 1]);
    await vi.advanceTimersByTimeAsync(600);
    expect(show.only).toBeNull();
  });

  it('asks the server for what came before this page was opened, and once only', async () => {
    const story = (number: number, kind: string) => ({
      before: { kind: 'view', number: number - 1 },
      update: update(number, kind),
    });
    const fetch = vi.fn(() => Promise.resolve([story(1, 'a'), story(2, 'b')]));
    show.reset(update(2));
    show.offer(2, 2, fetch);
    show.push(update(3, 'c'));
    await vi.advanceTimersByTimeAsync(2000);
    expect([show.missed, show.recapEvents, fetch.mock.calls.length]).toEqual([2, 3, 0]);
    const views: unknown[] = [];
    for (const _ of [1, 2]) {
      void show.replay();
      for (let tenth = 0; tenth < 40; tenth += 1) {
        await vi.advanceTimersByTimeAsync(100);
        views.push(show.shown?.view['number']);
      }
    }
    expect([...new Set(views)]).toEqual([0, 1, 2, 3]);
    expect([show.missed, fetch.mock.calls.length, told.length]).toEqual([0, 1, 1]);
  });

  it('plays the round since our last turn again until our turn is over, and not what we did in it', async () => {
    show.push(turn(1, 1, 'a'));
    show.push(turn(2, 0, 'b'));
    await vi.advanceTimersByTimeAsync(9000);
    expect(show.recapEvents).toBe(4);
    show.turnTaken();
    show.push(update(3, 'own'));
    await vi.advanceTimersByTimeAsync(9000);
    expect([show.shown?.number, show.recapEvents]).toEqual([3, 4]);
    show.push(turn(4, 1, 'c'));
    await vi.advanceTimersByTimeAsync(9000);
    expect([show.recapEvents, show.recap.map(({ update: { number } }) => number)]).toEqual([2, [4]]);
  });

  it('keeps the round when we answer in the turn of another', async () => {
    show.push(turn(1, 1, 'a'));
    await vi.advanceTimersByTimeAsync(9000);
    show.turnTaken();
    show.push(turn(2, 2, 'b'));
    await vi.advanceTimersByTimeAsync(9000);
    expect(show.recap.map(({ update: { number } }) => number)).toEqual([1, 2]);
  });

  it('plays nothing again after a snapshot', async () => {
    show.offer(2, 2, () => Promise.reject(new Error('not asked for')));
    show.reset(update(3));
    await show.replay();
    expect([show.missed, show.recapEvents, show.shown?.number]).toEqual([0, 0, 3]);
  });
});

describe('The line of a turn', () => {
  const lineNow = (): string => (show.turn ? lineOf(show.turn) : '');

  it('grows with the turn, and takes no time of its own', async () => {
    show.push(turn(1, 1, 'a'));
    await vi.advanceTimersByTimeAsync(10);
    await vi.advanceTimersByTimeAsync(700);
    expect(lineNow()).toBe('1: a');
    show.push({ ...update(2, 'hidden', 'b'), view: { kind: 'view', active: 1 } });
    await vi.advanceTimersByTimeAsync(10);
    expect([show.shown?.number, lineNow()]).toEqual([2, '1: a b']);
  });

  it.each([
    ['usual', 1500],
    ['calm', 3000],
    ['brisk', 700],
  ] as const)('stays long enough at the pace %s, until the next player has one', async (speed, milliseconds) => {
    settings.speed = speed;
    show.push(turn(1, 1, 'a'));
    await vi.advanceTimersByTimeAsync(2000);
    show.push({ ...update(2, 'b'), view: { kind: 'view', active: 1 } });
    await vi.advanceTimersByTimeAsync(10);
    expect(lineNow()).toBe('1: a b');
    show.push(turn(3, 2, 'c'));
    await vi.advanceTimersByTimeAsync(milliseconds - 50);
    expect([lineNow(), show.ended]).toEqual(['1: a b', show.turn]);
    await vi.advanceTimersByTimeAsync(100);
    expect(lineNow()).toBe('2: c');
  });

  it('stays when the next turn is ours: we are asked after it', async () => {
    show.push(turn(1, 1, 'a'));
    await vi.advanceTimersByTimeAsync(2000);
    show.push({ ...update(2, 'b'), view: { kind: 'view', active: 1 } });
    await vi.advanceTimersByTimeAsync(10);
    show.push(turn(3, 0));
    await vi.advanceTimersByTimeAsync(1400);
    expect([show.playing, lineNow()]).toEqual([true, '1: a b']);
    await vi.advanceTimersByTimeAsync(900);
    expect([show.playing, show.turn, show.hasLine()]).toEqual([false, null, false]);
  });

  it('is not waited for without pictures, and a tap goes on', async () => {
    show.push(turn(1, 1, 'a'));
    show.push(turn(2, 2, 'b'));
    await vi.advanceTimersByTimeAsync(900);
    expect(lineNow()).toBe('1: a');
    show.onward();
    await vi.advanceTimersByTimeAsync(10);
    expect(lineNow()).toBe('2: b');
    settings.speed = 'instant';
    show.push(turn(3, 1, 'c'));
    show.push(turn(4, 2, 'd'));
    await vi.advanceTimersByTimeAsync(10);
    expect([show.shown?.number, lineNow()]).toEqual([4, '2: d']);
  });

  it('is read aloud in place of its events; what weighs is read by itself', async () => {
    show.push(turn(1, 1, 'a'));
    await vi.advanceTimersByTimeAsync(2000);
    quiet = [];
    show.push({ ...update(2, 'b', 'robbed'), view: { kind: 'view', active: 1 } });
    await vi.advanceTimersByTimeAsync(2100);
    expect(quiet).toEqual(['b']);
  });

  it('begins anew with each turn, also of the same seat', async () => {
    show.push(turn(1, 1, 'a'));
    show.push(turn(2, 1, 'b'));
    await vi.advanceTimersByTimeAsync(9000);
    expect(lineNow()).toBe('1: b');
  });

  it('says that a turn has been seen before its line was read: bots go on meanwhile', async () => {
    show.push(turn(1, 1, 'a'));
    await vi.advanceTimersByTimeAsync(100);
    seen = [];
    show.push(turn(2, 2, 'b'));
    await vi.advanceTimersByTimeAsync(700);
    expect([seen, show.shown?.number]).toEqual([[[2, false]], 1]);
  });

  it('says nothing before what weighs in the next turn was seen', async () => {
    show.push(turn(1, 1, 'a'));
    await vi.advanceTimersByTimeAsync(100);
    seen = [];
    show.push(turn(2, 2, 'robbed'));
    await vi.advanceTimersByTimeAsync(3000);
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(seen).toEqual([[2, false]]);
  });

  it('tells the page and the server how far we are after each turn', async () => {
    seen = [];
    show.push(turn(1, 1, 'a'));
    await vi.advanceTimersByTimeAsync(9000);
    expect(seen).toEqual([[1, false]]);
  });
});
