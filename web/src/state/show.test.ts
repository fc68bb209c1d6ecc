import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from './testBrowser';
import type { Update } from '../wire/types';

const { Show } = await import('./show.svelte');
const { settings } = await import('./settings.svelte');

function update(number: number, ...kinds: string[]): Update {
  return {
    kind: 'update',
    number,
    chain: '',
    seat: 0,
    view: { kind: 'view', number },
    events: kinds.map((kind) => ({ kind })),
    rules: kinds.map((kind) => `R-${kind}`),
    asked: null,
    choices: [],
    only: [],
    can_undo: false,
    undone: false,
    result: null,
  };
}

let told: string[];
let show: InstanceType<typeof Show>;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  browser.document.hidden = false;
  settings.speed = 'calm';
  show = new Show((_, event, rule) => told.push(`${event.kind} ${rule}`));
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
    await vi.advanceTimersByTimeAsync(300);
    expect(show.shown?.number).toBe(1); // two more wait: three times as fast
    await vi.advanceTimersByTimeAsync(600);
    expect(show.shown?.number).toBe(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(show.shown?.number).toBe(3);
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
