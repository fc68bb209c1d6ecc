// Showing what happens: updates wait in a queue, their events are played one by one, then the new view is drawn.
import type { Event, Move, Update, View } from '../wire/types';
import { Performer } from './performer.svelte';
import { settings } from './settings.svelte';

const BRISK = 2.8;
const ONLY = 1000;
/**
 * The more updates wait, the faster is played what is routine: somebody may have to answer in time. What others do is
 * one step faster than what we do in our own turn.
 */
const HURRY = [1, 2, 3, 4];
/** If more updates than this wait, show the newest at once and offer the rest as a recap. */
const TOO_MANY = 30;

/** An update, and what was on the screen before. */
export interface Shown {
  before: View;
  update: Pick<Update, 'number' | 'events' | 'rules' | 'weights' | 'only'>;
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

  /** What touched our ships, cards or money while we went to our next decision. */
  summary = $state.raw<Event[]>([]);
  /** On the way to our next decision: nothing is played until then. */
  leaping = $state(false);

  private queue: (Update | (() => void))[] = [];
  private concerned: Event[] = [];
  recap: Shown[] = [];
  fetchRecap: (() => Promise<Shown[]>) | null = null; // from the server: what this page has not shown

  /** `onSeen`: everything up to this entry was shown; `still`: no pictures are wanted just now. */
  constructor(
    private readonly onEvent: (number: number, event: Event, rule: string | null) => void,
    private readonly onSeen: (number: number, still: boolean) => void = () => undefined,
  ) {
    super((weight) => {
      const step = Math.min(this.queue.length, 2) + +(this.shown?.view['active'] !== this.shown?.seat);
      return (settings.speed === 'calm' ? 1 : BRISK) * ((weight === 'routine' && HURRY[step]) || 1);
    });
  }

  /** Draw this and nothing else: after a reload, a stale choice, a look behind the curtain. */
  reset(update: Update | null): void {
    this.queue = [];
    this.interrupt();
    this.turnTaken();
    this.leaping = false;
    this.shown = update;
    this.report();
  }

  /** Tell the server how far we are: after what weighs bots wait for us. */
  report(): void {
    this.onSeen(this.shown?.number ?? -1, this.leaping || settings.speed === 'instant');
  }

  /** Straight to our next decision. */
  leap(): void {
    this.leaping = true;
    this.report();
    this.skip();
  }

  /** We are asked. What concerned us on the way is summed up. */
  arrive(): void {
    if (!this.leaping) return;
    this.leaping = false;
    this.summary = this.concerned;
    this.concerned = [];
    this.report();
  }

  /** There is more to tell than what came to this page: offer it. */
  offer(events: number, missed: number, fetch: () => Promise<Shown[]>): void {
    this.recapEvents = events;
    this.missed = missed;
    this.fetchRecap = fetch;
  }

  /** An update, or something to do once all before it has been shown. */
  push(update: Update | (() => void)): void {
    this.queue.push(update);
    if (!this.playing) void this.run();
  }

  /** The person has acted: what came before is no news any more. */
  turnTaken(): void {
    this.recap = [];
    this.fetchRecap = null;
    this.recapEvents = 0;
    this.missed = 0;
    this.summary = [];
  }

  /** All since our last move once more. */
  async replay(): Promise<void> {
    const { replay } = await import('./recap');
    await replay(this);
  }

  async run(): Promise<void> {
    this.playing = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift())
      await (typeof next === 'function' ? next() : this.present(next));
    if (this.shown?.seat == null) this.arrive(); // nobody here will be asked
    this.playing = false;
    this.current = null;
  }

  private async present(update: Update): Promise<void> {
    const before = this.shown?.view;
    const epoch = this.epoch;
    this.skipping = this.leaping;
    if (before && update.events.length > 0) {
      this.recap.push({ before, update });
      this.recapEvents += update.events.length;
    }
    const unwatched = document.hidden || this.queue.length > TOO_MANY;
    if (unwatched) this.missed += update.events.length;
    if (!before || unwatched || this.leaping || settings.speed === 'instant') this.tellAll(update);
    else await this.presentEvents(update, before, true);
    if (epoch !== this.epoch) return;
    this.shown = update;
    this.rolling = null; // from now on the view shows the roll
    if (update.weights.some((weight) => weight !== 'routine')) this.report();
  }

  private tellAll(update: Update): void {
    update.events.forEach((event, at) => this.tell(update, event, at));
    update.only.forEach(({ move }) => this.showOnly(move));
  }

  private tell({ number, rules, weights }: Shown['update'], event: Event, at: number): void {
    if (this.leaping && weights?.[at] === 'own') this.concerned.push(event);
    this.onEvent(number, event, rules[at] ?? null);
  }

  private showOnly(move: Move): void {
    this.only = move;
    setTimeout(() => (this.only = this.only === move ? null : this.only), ONLY);
  }

  async presentEvents(update: Shown['update'], before: View, first: boolean): Promise<void> {
    const epoch = this.epoch;
    const { events, weights } = update;
    const enter = (at: number): Promise<void> => this.showOnlyAt(at, update);
    const tell = (event: Event, at: number): void => {
      if (first) this.tell(update, event, at);
    };
    await this.perform({ events, weights, enter, tell }, before);
    if (epoch === this.epoch) await this.showOnlyAt(update.events.length, update);
  }

  private async showOnlyAt(index: number, { only }: Shown['update']): Promise<void> {
    const forced = only.find(({ at }) => at === index);
    if (!forced || this.skipping) return;
    this.showOnly(forced.move);
    await this.wait(ONLY);
  }
}
