// A table as this page knows it: who sits there, what is on the screen, the log, and every request one can make.
import { Connection, openSocket, type Answer, type News, type Note, type Request } from '../net/connection';
import { heldTable, keepMore, keepOnly, keepSeat, tokensOf, type Speaker } from '../net/tokens';
import { withWitness } from '../net/witness';
import {
  LONGEST_LOG,
  type Anybody,
  type Choice,
  type Event,
  type Hinted,
  type Reactions,
  type Refusal,
  type Remark,
  type Snapshot,
  type TableInfo,
  type Target,
  type Update,
  type Weighed,
} from '../wire/types';
import type { Choosing } from './choosing.svelte';
import { Show } from './show.svelte';
import { turnLine, type Turn } from '../text/turns';
import { fleetOf, type Crew } from '../text/wording';
import { lazy, startPrefetch } from '../net/lazy.svelte';
import { speech } from './speech.svelte';

/** A serious mistake that somebody is about to make. */
export interface Warning {
  readonly number: number;
  readonly choice: Choice;
  readonly better: Choice;
  readonly told: Weighed;
}

export interface LogEntry {
  number: number;
  event: Event;
  rule: string;
  /** The line of a turn tells what is worth telling of it. */
  inLine?: boolean;
  /** Of that time, where a seat had another name than today. */
  crew?: Crew;
  /** The sentence, where the event alone does not tell it. */
  told?: (crew: Crew) => string;
}

/** What is heard seldom, and never before the first move. */
const asides = lazy(() => import('./asides.svelte'));

/** If the log is longer than this, the match is under way: the page fetches everything at once. */
const OPENING = 9;

export class TableModel {
  info = $state.raw<TableInfo | null>(null);
  held = $state.raw<number[]>([]);
  log = $state.raw<LogEntry[]>([]);
  /** Log entries after this number are new to the person at this page. */
  mark = $state(-1);
  busy = $state(false);
  complaint = $state.raw<Refusal | null>(null);
  farewell = $state<string | null>(null);
  connected = $state(false);
  /** When the connection was lost, for the ribbon; null while there is one. */
  lostAt = $state<number | null>(null);
  /** Standing orders and the open window, of the seat whose eyes we have. */
  reactions = $state.raw<Reactions | null>(null);
  /** The newest hint for a seat of ours. */
  hint = $state.raw<Hinted | null>(null);
  /** Hears what the coach found out about a choice of ours that is not played yet. */
  weighed: (told: Weighed) => void = () => undefined;
  /** The coach warns: of this choice, and what would be better. */
  warning = $state.raw<Warning | null>(null);
  /** The entry after which the coach warned last. */
  warnedAfter: number | null = null;
  /** On a shared device: who of its people may still react. Null while no window is open. */
  anybody = $state.raw<Anybody | null>(null);
  /** Who of them wants to react: the curtain waits for this seat. */
  wanted = $state<number | null>(null);
  /** What people have said, as far as this page may read it. */
  talk = $state.raw<readonly Remark[]>([]);
  /** What is shown over a seat of the crew for a moment. */
  bubbles = $state.raw<readonly { seat: number; text: string }[]>([]);
  /** Of whom this person wants to hear nothing. */
  muted = $state.raw<readonly Speaker[]>([]);
  /** Talk stands in the place of the log. */
  talking = $state(false);
  /** The remarks that this person has read. */
  private read = $state.raw<readonly string[]>([]);
  /** Opened with "Play now": the match starts without a stop in the lobby. */
  hurried = $state(false);
  readonly show: Show;
  choosing: Choosing | null = null;
  readonly live = true;
  readonly names = $derived(this.info?.seats.map((seat) => seat.name) ?? []);
  /** Who sentences are about. A device that several seats share reads names (UX-29). */
  readonly crew: Crew = $derived.by(() => ({
    names: this.names,
    you: this.held.length === 1 ? (this.held[0] ?? null) : null,
    fleet: fleetOf(this.show.shown?.view),
  }));
  /** What was said by whom this person wants to hear. */
  readonly heard = $derived(this.talk.filter((remark) => !this.isMuted(remark)));
  /** How many remarks of others this person has not read. */
  readonly unread = $derived(
    this.heard.filter(({ id, seat }) => !this.held.includes(seat) && !this.read.includes(id)).length,
  );
  readonly hasTalk = $derived(this.talk.length > 0 || (this.held.length > 0 && this.info?.talk !== 'off'));
  /** The match has begun and is not over. */
  readonly underWay = $derived(this.info?.status === 'running' || this.info?.status === 'paused');
  readonly host = $derived(this.info?.seats.some((seat) => seat.host && this.held.includes(seat.seat)) ?? false);
  /** The seat whose eyes we see with. */
  readonly eyes = $derived.by(() => this.show.shown?.seat ?? (this.held.length === 1 ? (this.held[0] ?? null) : null));

  private readonly connection: Connection;
  private answered: Promise<Answer> | undefined; // the newest request
  private reason: Refusal | null = null; // the newest answer to "why not?"
  private watched = -1; // the last entry that was shown while somebody looked
  private arriving = false; // the next snapshot answers a hello, so something may have been missed

  constructor(
    readonly table: string,
    open = () => openSocket(table),
    lines = true, // the turns of others are told in a line each
  ) {
    this.show = new Show(
      // Without a rule, the log leaves the event out: that somebody passed in a reaction window, for instance.
      (number, event, rule, inLine) => rule !== null && this.note({ number, event, rule, inLine }),
      (number, still) => this.tell({ kind: 'seen', number, still }),
      (turn) => (lines && speech.wording.tellsTurns ? this.lineOf(turn) : null),
    );
    const known = heldTable(table);
    [this.mark, this.watched] = known?.marks ?? [-1, -1];
    [this.read, this.muted] = [known?.read ?? [], known?.muted ?? []];
    this.connection = new Connection({
      open,
      tokens: () => tokensOf(table),
      onNews: (news) => this.hear(news),
      onLink: (up) => this.linked(up),
    });
  }

  close(): void {
    this.connection.close();
  }

  /** The browser notices that the network is gone, or back, before the connection does. */
  online(up: boolean): void {
    if (up) this.connection.hurry();
    else this.connection.cut();
  }

  /** Say hello again with the seats of the moment. */
  again(): void {
    this.connection.again();
  }

  tell(note: Note): void {
    this.connection.note(note);
  }

  /** Make a request; a refusal is shown, and the answer handed back. */
  async ask(request: Request): Promise<Answer> {
    this.busy = true;
    const answer = await (this.answered = this.connection.request(request));
    this.busy = false;
    this.complaint = answer.ok ? null : answer.refusal;
    if (answer.ok && answer.ack) void withWitness(({ observe }) => observe(this.table, answer.ack));
    if (!answer.ok && answer.refusal.kind === 'stale') this.connection.again();
    return answer;
  }

  /** A request beside the match: it holds up no move, and its refusal is shown where it was made. */
  aside(request: Request): Promise<Answer> {
    return this.connection.request(request);
  }

  hearAll(): void {
    this.read = this.talk.map(({ id }) => id);
    keepMore(this.table, { read: this.read });
  }

  /** Whoever changes their name during the match stays the same person. */
  isMuted({ seat, name }: Speaker): boolean {
    const former = this.info?.former.filter((one) => one.seat === seat && !one.other) ?? [];
    const ofHolder = [this.names[seat], ...former.map((one) => one.name)];
    const names = ofHolder.includes(name) ? ofHolder : [name];
    return this.muted.some((other) => other.seat === seat && names.includes(other.name));
  }

  /** Hear nothing from this person any more, or hear them again. */
  mute({ seat, name }: Speaker): void {
    const others = this.muted.filter((other) => other.seat !== seat || other.name !== name);
    this.muted = others.length < this.muted.length ? others : [...others, { seat, name }];
    keepMore(this.table, { muted: this.muted });
  }

  async play(seat: number, move: Update['choices'][number]['move']): Promise<boolean> {
    startPrefetch();
    const answer = await this.ask({ kind: 'play', at: this.at, seat, move });
    if (answer.ok && answer.ack) this.turnTaken(answer.ack.number);
    return answer.ok;
  }

  /** Our own move may be on the screen before its answer has come: then it is taken back as soon as that is here. */
  async undo(): Promise<void> {
    const { at, eyes: seat } = this;
    await this.answered;
    if (!this.busy && at === this.at && seat !== null) await this.ask({ kind: 'undo', at, seat });
  }

  async why(seat: number, target: Target): Promise<void> {
    startPrefetch();
    const answer = await this.connection.request({ kind: 'why', at: this.at, seat, target });
    if (!answer.ok) this.complaint = answer.refusal;
    else if ('why' in answer) this.complaint = this.reason = answer.why;
  }

  /** The position has changed, and with it why something cannot be done. */
  forgetReason(): void {
    if (this.complaint === this.reason) this.complaint = null;
  }

  /** The newest entry that has come, shown or not. */
  get newest(): number {
    return this.connection.at;
  }

  private get at(): number {
    return this.show.shown?.number ?? this.newest;
  }

  private hear(news: News): void {
    const noted = withWitness(({ observe }) => observe(this.table, news, (share) => this.share(share)));
    switch (news.kind) {
      case 'snapshot':
        this.start(news);
        if (news.table.status === 'lobby' && this.hurried) void noted.then(() => this.startMatch());
        return;
      case 'update':
        this.show.push(news);
        return;
      case 'reactions':
        this.reactions = news;
        return;
      case 'table':
        this.info = news.table;
        this.remember();
        return;
      case 'bye':
        this.farewell = news.reason;
        return;
      default:
        void asides.get().then(({ hear }) => hear(this, news));
    }
  }

  /** Our share in the luck, or first its hash. */
  private async share(share: Request): Promise<boolean> {
    return (await this.connection.request(share)).ok;
  }

  /** The seal has been seen, and our promise is on its way: the server takes requests in their order. */
  private async startMatch(): Promise<void> {
    if (this.busy) return; // asked already; after a lost connection the request is repeated by itself
    const answer = await this.ask({ kind: 'start' });
    this.hurried = answer.ok; // or else the lobby says why
  }

  private start(snapshot: Snapshot): void {
    this.reactions = null;
    this.info = snapshot.table;
    this.talk = snapshot.talk ?? [];
    this.held = snapshot.seats;
    this.log = snapshot.log.map(([number, event, rule]) => ({ number, event, rule }));
    if (snapshot.update?.undone) this.note({ number: snapshot.update.number, event: { kind: 'undone' }, rule: '' });
    this.show.reset(snapshot.update);
    if (this.mark >= 0 || this.log.length > OPENING) startPrefetch();
    if (this.held.length > 0 && this.mark >= 0) {
      const watched = this.arriving ? this.watched : Infinity;
      void import('./recap').then(({ offer }) => offer(this, watched));
    }
    this.arriving = false;
    keepOnly(this.table, snapshot.seats);
    this.remember();
  }

  private remember(): void {
    if (!this.info) return;
    if (this.info.hinted[0] ?? this.info.news[0] ?? this.info.former[0] ?? this.info.deals[0])
      void asides.get().then(({ noteAsides }) => noteAsides(this));
    const { game } = this.info;
    const [token, other] = tokensOf(this.table);
    const [only] = this.held;
    if (token && !other && only !== undefined) keepSeat(this.table, only, token);
    keepMore(this.table, { game, names: this.names });
  }

  private linked(up: boolean): void {
    this.connected = this.arriving = up;
    this.lostAt = up ? null : (this.lostAt ?? Date.now());
    if (up && document.hidden) this.tell({ kind: 'here', hidden: true });
  }

  /** A line of the log, as people in the room may read it. */
  sentence(entry: LogEntry, crew = entry.crew ?? this.crew): string {
    return entry.told?.(crew) ?? speech.wording.tell('event', this.show.aloud(entry.event), crew);
  }

  /** What somebody did in a turn, as people in the room may read it. */
  lineOf({ seat, events }: Turn, crew = this.crew): string {
    return turnLine(speech.wording, { seat, events: events.map((event) => this.show.aloud(event)) }, crew);
  }

  note(entry: LogEntry): void {
    this.log = [...this.log, entry].slice(-LONGEST_LOG);
  }

  /** Everything up to our own move is known to us. */
  private turnTaken(number: number): void {
    this.show.turnTaken();
    this.mark = number;
    this.watch(number);
  }

  /** Somebody has seen the match up to here. */
  watch(number: number): void {
    this.watched = Math.max(this.watched, number);
    keepMore(this.table, { marks: [this.mark, this.watched] });
  }
}
