// Performing events: each is shown, heard and told, one after the other. The same at a table and in a replay.
import type { TableArt } from '../table/plain';
import type { Motion } from '../board/scene';
import type { Staged } from '../stage/staged';
import type { Event, Update, View } from '../wire/types';
import { startPrefetch } from '../net/lazy.svelte';

/** How much an event matters to whoever looks. The server says it. */
export type Weight = Update['weights'][number];

/**
 * Events, and how much each weighs; without weights nothing does. `enter` is called before each event; `tell` when it
 * is decided on the screen, also for a skipped one.
 */
export interface Performed {
  events: Event[];
  weights?: Weight[] | undefined;
  enter?: (at: number) => Promise<void>;
  tell: (event: Event, at: number) => void;
}

/** The board, as far as it moves. */
export interface Animator {
  play(motions: Motion[], rate: number): Promise<void>;
  skip(): void;
}

export class Performer {
  /** What the die that is falling will show; null: none is falling. */
  rolling = $state<number | null>(null);
  current = $state.raw<Event | null>(null);
  /** What is shown large over the board. */
  staged = $state.raw<Staged | null>(null);
  animator: Animator | null = null;
  art: TableArt | null = null;

  /** The time of an ordinary event just now, in ms, for whatever has several steps. */
  unit = 0;

  skipping = false;
  tapped = false; // this event is to end
  epoch = 0; // goes up with each interruption: whatever was playing before must not draw any more
  private wake: () => void = () => undefined;

  /** `pace`: how fast an event is played; 1: as usual, 2: twice as fast. */
  constructor(readonly pace: (weight: Weight) => number) {}

  skip(): void {
    this.skipping = true;
    this.animator?.skip();
    this.wake();
  }

  /** End this event and go on to the next. */
  onward(): void {
    this.tapped = true;
    this.animator?.skip();
    this.wake();
  }

  /** An event without what other people at the same screen must not read. */
  aloud(event: Event): Event {
    return this.art?.aloud?.(event, false) ?? event;
  }

  /** The same for what a choice would bring; null: it would tell a secret. */
  foretold(event: Event): Event | null {
    return this.art?.aloud ? this.art.aloud(event, true) : event;
  }

  /** Whether one line tells a whole turn: then nobody has to read event by event. */
  hasLine(): boolean {
    return false;
  }

  protected interrupt(): void {
    this.epoch += 1;
    this.skip();
    this.rolling = this.current = null;
  }

  /** Play what led away from the view `before`. */
  protected async perform(performed: Performed, before: View): Promise<void> {
    startPrefetch();
    const [later, acting] = await Promise.all([this.art?.later.get(), import('./acting')]);
    await acting.perform(this, performed, later?.storyboard(performed.events, before as never));
  }

  /** Until the time is over, somebody taps, or everything is skipped. */
  wait(milliseconds: number): Promise<void> {
    if (this.skipping || this.tapped || milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
