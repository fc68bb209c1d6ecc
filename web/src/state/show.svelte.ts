// Showing what happens: updates wait in a queue, their events are played one by one, then the new view is drawn.
import type { Event, Move, Update, View } from '../wire/types';
import { Performer } from './performer.svelte';
import { settings, type Speed } from './settings.svelte';

const SHOWN: Record<Speed, number> = { calm: 700, brisk: 250, instant: 0 };
const TOLD: Record<Speed, number> = { calm: 350, brisk: 120, instant: 0 };
const ONLY = 1000;
/** If more updates than this wait, play faster: somebody may have to answer within a time limit. */
const HURRY = 1;
/** If more updates than this wait, show the newest at once and offer the rest as a recap. */
const TOO_MANY = 30;

/** An update, and what was on the screen before. */
export interface Shown {
  before: View;
  update: Pick<Update, 'number' | 'events' | 'rules' | 'only'>;
}

export class Show extends Performer {
  /** The update that is on the screen; the newest one once nothing is playing. */
  shown = $state.raw<Update | null>(null);
  playing = $state(false);
  /** The move that was played for us since there was no other (UX-18). */
  only = $state.raw<Move | null>(null);
  /** Events that happened while nobody looked. */
  missed = $state(0);
  /** All events since our last move, for the recap. */
  recapEvents = $state(0);

  private queue: Update[] = [];
  private recap: Shown[] = [];
  private fetchRecap: (() => Promise<Shown[]>) | null = null; // from the server: what this page has not shown

  constructor(private readonly onEvent: (number: number, event: Event, rule: string | null) => void) {
    super(() => {
      const rate = this.queue.length > HURRY ? 3 : 1;
      return { shown: SHOWN[settings.speed] / rate, told: TOLD[settings.speed] / rate, rate };
    });
  }

  /** Draw this and nothing else: after a reload, a stale choice, a look behind the curtain. */
  reset(update: Update | null): void {
    this.queue = [];
    this.interrupt();
    this.turnTaken();
    this.shown = update;
  }

  /** There is more to tell than what came to this page: offer it. */
  offer(events: number, missed: number, fetch: () => Promise<Shown[]>): void {
    this.recapEvents = events;
    this.missed = missed;
    this.fetchRecap = fetch;
  }

  push(update: Update): void {
    this.queue.push(update);
    if (!this.playing) void this.run();
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
      await this.presentEvents(update, before, false);
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
    for (let update = this.queue.shift(); update; update = this.queue.shift()) await this.present(update);
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
    const unwatched = document.hidden || this.queue.length > TOO_MANY;
    if (unwatched) this.missed += update.events.length;
    if (!before || unwatched || settings.speed === 'instant') this.tellAll(update);
    else await this.presentEvents(update, before, true);
    if (epoch !== this.epoch) return;
    this.shown = update;
    this.rolling = null; // from now on the view shows the roll
  }

  private tellAll(update: Update): void {
    update.events.forEach((event, index) => this.onEvent(update.number, event, update.rules[index] ?? null));
    update.only.forEach(({ move }) => this.showOnly(move));
  }

  private showOnly(move: Move): void {
    this.only = move;
    setTimeout(() => (this.only = this.only === move ? null : this.only), ONLY);
  }

  private async presentEvents(update: Shown['update'], before: View, first: boolean): Promise<void> {
    const epoch = this.epoch;
    await this.perform(update.events, before, async (event, at) => {
      await this.showOnlyAt(at, update);
      if (first) this.onEvent(update.number, event, update.rules[at] ?? null);
    });
    if (epoch === this.epoch) await this.showOnlyAt(update.events.length, update);
  }

  private async showOnlyAt(index: number, { only }: Shown['update']): Promise<void> {
    const forced = only.find(({ at }) => at === index);
    if (!forced || this.skipping) return;
    this.showOnly(forced.move);
    await this.wait(ONLY);
  }
}
