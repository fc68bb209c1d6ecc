// Performing events: each is shown, heard and told, one after the other. The same at a table and in a replay.
import type { Step } from '../games/art';
import type { TableArt } from '../table/plain';
import type { Motion } from '../board/scene';
import type { Staged } from '../stage/staged';
import type { Event, View } from '../wire/types';
import { sound } from './audio';
import { startPrefetch } from '../net/lazy.svelte';

/** The least time for which an event is shown, in ms: `shown` with a picture, `told` without one. */
export interface Pace {
  shown: number;
  told: number;
  rate: number; // the speed of the motions; 2: twice as fast
}

const TUMBLE = 700;

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

  protected skipping = false;
  protected epoch = 0; // goes up with each interruption: whatever was playing before must not draw any more
  private wake: () => void = () => undefined;

  constructor(private readonly pace: () => Pace) {}

  skip(): void {
    this.skipping = true;
    this.animator?.skip();
    this.wake();
  }

  /** End this event and go on to the next. */
  onward(): void {
    this.animator?.skip();
    this.wake();
  }

  /** The time of an ordinary event, for whatever has several steps. */
  get unit(): number {
    return this.pace().shown;
  }

  /** An event without what other people at the same screen must not read. */
  aloud(event: Event): Event {
    return this.art?.aloud?.(event, false) ?? event;
  }

  /** The same for what a choice would bring; null: it would tell a secret. */
  foretold(event: Event): Event | null {
    return this.art?.aloud ? this.art.aloud(event, true) : event;
  }

  protected interrupt(): void {
    this.epoch += 1;
    this.skip();
    this.rolling = null;
  }

  /** Play what led away from the view `before`; `tell` hears of each event as its turn comes, even of a skipped one. */
  protected async perform(
    events: Event[],
    before: View,
    tell: (event: Event, at: number) => void | Promise<void>,
  ): Promise<void> {
    const epoch = this.epoch;
    startPrefetch();
    const telling = await this.art?.telling.get();
    const steps: Step[] =
      telling?.storyboard(events, before as never) ?? events.map((event) => ({ event, motions: [], sound: null }));
    for (const [at, step] of steps.entries()) {
      if (epoch !== this.epoch) return;
      this.current = step.event;
      await tell(step.event, at);
      if (!this.skipping) await this.act(step);
    }
  }

  private async act(step: Step): Promise<void> {
    const { shown, told, rate } = this.pace();
    if (step.sound) sound(step.sound);
    if (step.dice !== undefined) {
      this.rolling = step.dice;
      await this.wait(TUMBLE / rate);
    }
    const pictured = step.motions.length > 0 || step.dice !== undefined;
    this.staged = step.stage ?? null;
    const length = step.stage ? shown * step.stage.length : pictured ? shown : told;
    await Promise.all([this.animator?.play(step.motions, rate), this.wait(length)]);
    this.staged = null;
  }

  protected wait(milliseconds: number): Promise<void> {
    if (this.skipping || milliseconds === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
