// Showing what happens: updates wait in line, their events are played one by one, then the new view is drawn.
import type { Step } from '../games/art';
import type { TableArt } from '../table/plain';
import type { Motion } from '../board/scene';
import type { Event, Move, Update, View } from '../wire/types';
import { sound } from './audio';
import { settings, type Speed } from './settings.svelte';

/** The least time an event stays before the eye, in ms; one without a picture needs less. */
const SHOWN: Record<Speed, number> = { calm: 700, brisk: 250, instant: 0 };
const TOLD: Record<Speed, number> = { calm: 350, brisk: 120, instant: 0 };
const TUMBLE = 700;
const ONLY = 1000;
/** So far behind, nobody wants to watch it all: it is shown at once and offered as a recap. */
const TOO_MANY = 30;

export interface Stage {
  play(motions: Motion[]): Promise<void>;
  skip(): void;
}

/** An update, and what was on the screen before. */
export interface Shown {
  before: View;
  update: Pick<Update, 'number' | 'events' | 'rules' | 'only'>;
}

export class Show {
  /** The update that is on the screen; the newest one once nothing is playing. */
  shown = $state.raw<Update | null>(null);
  playing = $state(false);
  /** The die is falling, and this is how it will lie. */
  rolling = $state<number | null>(null);
  current = $state.raw<Event | null>(null);
  /** The move that was played for us since there was no other (UX-18). */
  only = $state.raw<Move | null>(null);
  /** Events that happened while nobody looked. */
  missed = $state(0);
  /** All events since our last move, for the recap. */
  recapEvents = $state(0);
  stage: Stage | null = null;
  art: TableArt | null = null;

  private line: Update[] = [];
  private recap: Shown[] = [];
  private fetchRecap: (() => Promise<Shown[]>) | null = null; // what we have not seen ourselves, the server tells
  private skipping = false;
  private epoch = 0; // goes up with each reset: whatever was playing before must not draw any more
  private wake: () => void = () => undefined;

  constructor(private readonly onEvent: (number: number, event: Event, rule: string) => void) {}

  /** Draw this and nothing else: after a reload, a stale choice, a look behind the curtain. */
  reset(update: Update | null): void {
    this.line = [];
    this.epoch += 1;
    this.skip();
    this.turnTaken();
    this.rolling = null;
    this.shown = update;
  }

  /** There is more to tell than what came to this page: offer it. */
  offer(events: number, missed: number, fetch: () => Promise<Shown[]>): void {
    this.recapEvents = events;
    this.missed = missed;
    this.fetchRecap = fetch;
  }

  push(update: Update): void {
    this.line.push(update);
    if (!this.playing) void this.run();
  }

  skip(): void {
    this.skipping = true;
    this.stage?.skip();
    this.wake();
  }

  /** The person has acted: what came before is no news any more. */
  turnTaken(): void {
    this.recap = [];
    this.fetchRecap = null;
    this.recapEvents = 0;
    this.missed = 0;
  }

  async replay(): Promise<void> {
    const newest = this.shown;
    if (this.playing || !newest) return;
    const epoch = this.epoch;
    this.missed = 0;
    this.playing = true;
    await this.fillRecap();
    this.skipping = false;
    for (const { before, update } of [...this.recap]) {
      if (this.skipping || epoch !== this.epoch) break;
      this.shown = { ...newest, view: before, choices: [], asked: null };
      await this.perform(update, before, false);
    }
    if (epoch === this.epoch) this.shown = newest;
    this.rolling = null;
    await this.run();
  }

  private async fillRecap(): Promise<void> {
    const told = await this.fetchRecap?.();
    if (!told) return;
    const last = told.at(-1)?.update.number ?? -1;
    this.recap = [...told, ...this.recap.filter(({ update }) => update.number > last)];
    this.fetchRecap = null;
  }

  private async run(): Promise<void> {
    this.playing = true;
    for (let update = this.line.shift(); update; update = this.line.shift()) await this.present(update);
    this.playing = false;
    this.current = null;
  }

  private async present(update: Update): Promise<void> {
    const before = this.shown?.view;
    const epoch = this.epoch;
    this.skipping = false;
    if (before && update.events.length > 0) {
      this.recap.push({ before, update });
      this.recapEvents += update.events.length;
    }
    const unwatched = document.hidden || this.line.length > TOO_MANY;
    if (unwatched) this.missed += update.events.length;
    if (!before || unwatched || settings.speed === 'instant') this.tellAll(update);
    else await this.perform(update, before, true);
    if (epoch !== this.epoch) return;
    this.shown = update;
    this.rolling = null; // now the view tells it
  }

  private tellAll(update: Update): void {
    update.events.forEach((event, index) => this.onEvent(update.number, event, update.rules[index] ?? ''));
    update.only.forEach(({ move }) => this.showOnly(move));
  }

  private showOnly(move: Move): void {
    this.only = move;
    setTimeout(() => (this.only = this.only === move ? null : this.only), ONLY);
  }

  private async perform(update: Shown['update'], before: View, first: boolean): Promise<void> {
    const epoch = this.epoch;
    const steps: Step[] =
      this.art?.storyboard(update.events, before as never) ??
      update.events.map((event) => ({ event, motions: [], sound: null }));
    for (const [index, step] of steps.entries()) {
      this.current = update.events[index] ?? null;
      if (epoch !== this.epoch) return;
      await this.showOnlyAt(index, update);
      if (first && this.current) this.onEvent(update.number, this.current, update.rules[index] ?? '');
      if (this.skipping) continue;
      await this.act(step);
    }
    await this.showOnlyAt(steps.length, update);
  }

  private async showOnlyAt(index: number, { only }: Shown['update']): Promise<void> {
    const forced = only.find(({ at }) => at === index);
    if (!forced || this.skipping) return;
    this.showOnly(forced.move);
    await this.pause(ONLY);
  }

  private async act(step: Step): Promise<void> {
    if (step.sound) sound(step.sound);
    if (step.dice !== undefined) {
      this.rolling = step.dice;
      await this.pause(TUMBLE);
    }
    const pictured = step.motions.length > 0 || step.dice !== undefined;
    await Promise.all([this.stage?.play(step.motions), this.pause((pictured ? SHOWN : TOLD)[settings.speed])]);
  }

  private pause(milliseconds: number): Promise<void> {
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
