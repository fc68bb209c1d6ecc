// Performing events: each is shown, heard and told, one after the other. The same at a table and in a replay.
import type { Step } from '../games/art';
import type { TableArt } from '../table/plain';
import type { Motion } from '../board/scene';
import type { Event, View } from '../wire/types';
import { sound } from './audio';
import { setOut } from './underway';

/** The least time an event stays before the eye, in ms; one without a picture needs less. */
export interface Pace {
  shown: number;
  told: number;
  rate: number; // how many times as fast as life the motions are
}

const TUMBLE = 700;

export interface Stage {
  play(motions: Motion[], rate: number): Promise<void>;
  skip(): void;
}

export class Performer {
  /** The die is falling, and this is how it will lie. */
  rolling = $state<number | null>(null);
  current = $state.raw<Event | null>(null);
  stage: Stage | null = null;
  art: TableArt | null = null;

  protected skipping = false;
  protected epoch = 0; // goes up with each interruption: whatever was playing before must not draw any more
  private wake: () => void = () => undefined;

  constructor(private readonly pace: () => Pace) {}

  skip(): void {
    this.skipping = true;
    this.stage?.skip();
    this.wake();
  }

  protected interrupt(): void {
    this.epoch += 1;
    this.skip();
    this.rolling = null;
  }

  /** Play what led away from the view `before`; `tell` hears of each event as its turn comes, even of a skipped one. */
  protected async perform(events: Event[], before: View, tell: (event: Event, at: number) => void | Promise<void>): Promise<void> {
    const epoch = this.epoch;
    setOut();
    await this.art?.later?.();
    const steps: Step[] =
      this.art?.storyboard(events, before as never) ?? events.map((event) => ({ event, motions: [], sound: null }));
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
    await Promise.all([this.stage?.play(step.motions, rate), this.wait(pictured ? shown : told)]);
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
