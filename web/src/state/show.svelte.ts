// Showing what happens: updates wait in a queue, their events are played one by one, then the new view is drawn.
import type { Turn } from '../text/turns';
import type { Event, Move, Update, View } from '../wire/types';
import { Performer } from './performer.svelte';
import { settings, type Speed } from './settings.svelte';

/** How fast events are played; what is routine for others, faster by this factor. */
const RATES: Record<Speed, number> = { calm: 0.6, usual: 1, brisk: 2.8, instant: 1 };
const OTHERS = 2;
/** For how long the line of a turn can be read before the next turn begins, in ms. */
const LINE: Record<Speed, number> = { calm: 3000, usual: 1500, brisk: 700, instant: 0 };
const ONLY = 1000;
/** The kind of event that begins a turn, in every game. */
const TURN = 'turn_began';
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
  /** What another player does, or did last: it is told in one line, which stays until somebody else's is there. */
  turn = $state.raw<Turn | null>(null);
  /** A turn of another player that is over. */
  ended = $state.raw<Turn | null>(null);
  /** Events that happened while nobody looked. */
  missed = $state(0);
  /** All events since our last move, for the recap. */
  recapEvents = $state(0);

  /** What touched our ships, cards or money while we went to our next decision. */
  summary = $state.raw<Event[]>([]);
  /** On the way to our next decision: nothing is played until then. */
  leaping = $state(false);

  private doing = $state.raw<Turn | null>(null); // the turn of another that is being played; null: it is ours
  private line = '';
  private written = 0; // when the line got its newest words
  private roundIsOver = false; // we have moved since, so the next turn of another begins a new round
  private queue: (Update | (() => void))[] = [];
  private concerned: Event[] = [];
  recap: Shown[] = [];
  fetchRecap: (() => Promise<Shown[]>) | null = null; // from the server: what this page has not shown

  /**
   * `onEvent`: `inLine` if the line tells what is worth telling of it. `onSeen`: everything up to this entry was shown;
   * `still`: no pictures are wanted just now. `lineOf`: a turn in words, empty if there is nothing to tell; null in a
   * game that is told event by event.
   */
  constructor(
    private readonly onEvent: (number: number, event: Event, rule: string | null, inLine: boolean) => void,
    private readonly onSeen: (number: number, still: boolean) => void = () => undefined,
    private readonly lineOf: (turn: Turn) => string | null = () => null,
  ) {
    super((weight) => RATES[settings.speed] * (weight === 'routine' && this.doing ? OTHERS : 1));
  }

  /** Whether it is the turn of somebody else. */
  get ofOthers(): boolean {
    return this.doing !== null;
  }

  /** Whether a line tells this turn, also before the line has its first word. */
  override hasLine(): boolean {
    return this.doing !== null && this.lineOf(this.doing) !== null;
  }

  /** Draw this and nothing else: after a reload, a stale choice, a look behind the curtain. */
  reset(update: Update | null): void {
    this.queue = [];
    this.interrupt();
    this.turnTaken();
    this.forgetRound();
    this.doing = this.turn = null;
    this.leaping = false;
    this.shown = update;
    this.report();
  }

  /** Tell the server how far we are: after what weighs, and after each turn, bots wait for us. */
  report(number = this.shown?.number ?? -1): void {
    this.onSeen(number, this.leaping || settings.speed === 'instant');
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

  /** The person has acted: what came before is no news any more. Until the turn is over, it can be played again. */
  turnTaken(): void {
    this.roundIsOver = this.doing === null;
    this.missed = 0;
    this.summary = [];
  }

  private forgetRound(): void {
    this.roundIsOver = false;
    this.recap = [];
    this.fetchRecap = null;
    this.recapEvents = 0;
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
    if (before && update.events.length > 0) this.keep({ before, update });
    const unwatched = document.hidden || this.queue.length > TOO_MANY;
    if (unwatched) this.missed += update.events.length;
    if (!before || unwatched || this.leaping || settings.speed === 'instant') this.tellAll(update);
    else await this.presentEvents(update, before, true);
    if (epoch !== this.epoch) return;
    this.shown = update;
    this.rolling = null; // from now on the view shows the roll
    if (update.weights.some((weight) => weight !== 'routine') || update.events.some(({ kind }) => kind === TURN))
      this.report();
  }

  /** For the recap: all since our last turn, not what we did in it. */
  private keep(shown: Shown): void {
    const { events } = shown.update;
    const isOwn = shown.before['active'] === this.shown?.seat && !events.some(({ kind }) => kind === TURN);
    if (this.roundIsOver && isOwn) return;
    if (this.roundIsOver) this.forgetRound();
    this.recap.push(shown);
    this.recapEvents += events.length;
  }

  private tellAll(update: Update): void {
    this.begin(this.shown?.view['active']);
    update.events.forEach((event, at) => {
      if (event.kind === TURN) this.begin(event['seat'], true);
      this.tell(update, event, at);
    });
    update.only.forEach(({ move }) => this.showOnly(move));
  }

  private tell({ number, rules, weights }: Shown['update'], event: Event, at: number): void {
    if (this.leaping && weights?.[at] === 'own') this.concerned.push(event);
    this.write(event);
    this.onEvent(number, event, rules[at] ?? null, this.hasLine() && (weights?.[at] ?? 'routine') === 'routine');
  }

  /** Whose turn it is. `anew`: another one begins, perhaps of the same seat. */
  private begin(seat: unknown, anew = false): void {
    if (!anew && this.doing?.seat === seat) return;
    this.doing = typeof seat === 'number' && seat !== this.shown?.seat ? { seat, events: [] } : null;
    if (!this.doing) this.turn = null;
    this.line = '';
    this.current = null;
  }

  /** The line goes on as long as her turn does. */
  private write(event: Event): void {
    if (!this.doing) return;
    this.doing = { ...this.doing, events: [...this.doing.events, event] };
    const line = this.lineOf(this.doing);
    if (line === null || line === this.line) return;
    [this.line, this.turn, this.written] = [line, this.doing, Date.now()];
  }

  /** Before another turn begins, the line of the last one can be read. */
  private async readLine(): Promise<void> {
    if (!this.line) return;
    this.ended = this.turn;
    this.tapped = false;
    await this.wait(LINE[settings.speed] - (Date.now() - this.written));
  }

  private showOnly(move: Move): void {
    this.only = move;
    setTimeout(() => (this.only = this.only === move ? null : this.only), ONLY);
  }

  async presentEvents(update: Shown['update'], before: View, first: boolean): Promise<void> {
    const epoch = this.epoch;
    const { events, weights } = update;
    const enter = async (at: number): Promise<void> => {
      const event = events[at];
      if (event?.kind === TURN) {
        // While the line is read, the next bot may move: all that weighs has been seen.
        if (first && this.line && !weights?.slice(at).some((weight) => weight !== 'routine'))
          this.report(update.number);
        await this.readLine();
        this.begin(event['seat'], true);
      }
      await this.showOnlyAt(at, update);
    };
    const tell = (event: Event, at: number): void => (first ? this.tell(update, event, at) : this.write(event));
    this.begin(before['active']);
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
