import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from './testBrowser';
import type { Side, Staged } from '../stage/staged';
import type { TableArt } from '../table/plain';
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
let seen: [number, boolean][];
let show: InstanceType<typeof Show>;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  browser.document.hidden = false;
  settings.speed = 'calm';
  seen = [];
  show = new Show(
    (_, event, rule) => told.push(`${event.kind} ${rule}`),
    (number, still) => seen.push([number, still]),
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

  it('hurries while more is to come: somebody may be asked by then', async () => {
    for (const number of [1, 2, 3]) show.push(update(number, 'a', 'b'));
    await vi.advanceTimersByTimeAsync(250);
    expect(show.shown?.number).toBe(1); // two more wait: three times as fast, so 233 ms
    await vi.advanceTimersByTimeAsync(320);
    expect(show.shown?.number).toBe(1); // one more waits: twice as fast, so 350 ms
    await vi.advanceTimersByTimeAsync(30);
    expect(show.shown?.number).toBe(2);
    await vi.advanceTimersByTimeAsync(660);
    expect(show.shown?.number).toBe(2);
    await vi.advanceTimersByTimeAsync(50);
    expect(show.shown?.number).toBe(3);
  });

  it('plays what others do faster than what we do, also if we are asked in the turn of another', async () => {
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
    for (const speed of ['calm', 'brisk'] as const) {
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

  it('plays nothing again after our own move', async () => {
    show.offer(2, 2, () => Promise.reject(new Error('not asked for')));
    show.turnTaken();
    await show.replay();
    expect([show.missed, show.recapEvents, show.shown?.number]).toEqual([0, 0, 0]);
  });
});
