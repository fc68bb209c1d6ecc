// Showing what happens: updates wait in line, their events are played one by one, then the new view is drawn.
import type { Event, Update, View } from '../wire/types';
import { Performer } from './performer.svelte';
import { settings, type Speed } from './settings.svelte';

const SHOWN: Record<Speed, number> = { calm: 700, brisk: 250, instant: 0 };
const TOLD: Record<Speed, number> = { calm: 350, brisk: 120, instant: 0 };
/** So far behind, nobody wants to watch it all: it is shown at once and offered as a recap. */
const TOO_MANY = 30;

interface Scene {
  before: View;
  update: Update;
}

export class Show extends Performer {
  /** The update that is on the screen; the newest one once nothing is playing. */
  shown = $state.raw<Update | null>(null);
  playing = $state(false);
  /** Events that happened while nobody looked. */
  missed = $state(0);
  recapEvents = $state(0);

  private line: Update[] = [];
  private recap: Scene[] = [];

  constructor(private readonly onEvent: (update: Update, event: Event, rule: string) => void) {
    super(() => ({ shown: SHOWN[settings.speed], told: TOLD[settings.speed], rate: 1 }));
  }

  /** Draw this and nothing else: after a reload, a stale choice, a look behind the curtain. */
  reset(update: Update | null): void {
    this.line = [];
    this.interrupt();
    this.turnTaken();
    this.shown = update;
  }

  push(update: Update): void {
    this.line.push(update);
    if (!this.playing) void this.run();
  }

  /** The person has acted: what came before is no news any more. */
  turnTaken(): void {
    this.recap = [];
    this.recapEvents = 0;
    this.missed = 0;
  }

  async replay(): Promise<void> {
    const newest = this.shown;
    if (this.playing || !newest) return;
    const epoch = this.epoch;
    this.missed = 0;
    this.playing = true;
    this.skipping = false;
    for (const { before, update } of [...this.recap]) {
      if (this.skipping || epoch !== this.epoch) break;
      this.shown = { ...newest, view: before, choices: [], asked: null };
      await this.perform(update.events, before, () => undefined);
    }
    if (epoch === this.epoch) this.shown = newest;
    this.rolling = null;
    await this.run();
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
    if (before && !update.undone && update.events.length > 0) {
      this.recap.push({ before, update });
      this.recapEvents += update.events.length;
    }
    const unwatched = document.hidden || this.line.length > TOO_MANY;
    if (unwatched) this.missed += update.events.length;
    if (!before || update.undone || unwatched || settings.speed === 'instant') this.tellAll(update);
    else await this.perform(update.events, before, (event, at) => this.tell(update, event, at));
    if (epoch !== this.epoch) return;
    this.shown = update;
    this.rolling = null; // now the view tells it
  }

  private tellAll(update: Update): void {
    update.events.forEach((event, at) => this.tell(update, event, at));
  }

  private tell(update: Update, event: Event, at: number): void {
    this.onEvent(update, event, update.rules[at] ?? '');
  }
}
