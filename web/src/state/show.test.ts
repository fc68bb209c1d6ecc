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

  it('draws at once at the instant pace and after an undo', async () => {
    show.push({ ...update(1), undone: true });
    settings.speed = 'instant';
    show.push(update(2, 'a'));
    await vi.advanceTimersByTimeAsync(0);
    expect(show.shown?.number).toBe(2);
  });
});
