// A match told again: which moment is on the screen, and how one gets to another.
import { announcer } from '../state/announce.svelte';
import { Performer } from '../state/performer.svelte';
import { settings } from '../state/settings.svelte';
import { speech } from '../state/speech.svelte';
import { crewAt, holdersAt } from '../crew/formerNames';
import type { CrewModel } from '../table/crew';
import { fleetOf, type Crew } from '../text/wording';
import type { Moment, Player, SeatInfo, Story } from '../wire/types';
import { seenBy, type Seen } from './open';
import type { Eyes, Source } from './source';
import {
  entriesOf,
  marksOf,
  momentOf,
  nextMark,
  nextTurn,
  previousMark,
  previousTurn,
  turnsOf,
  type Turn,
} from './timeline';

export const RATES = [1, 2, 4] as const;
export type Rate = (typeof RATES)[number];

/** How long a moment stays that is not pictured, or in which nothing happens. */
const STILL = 900;
const EMPTY = 150;

export class Replay extends Performer implements CrewModel {
  story = $state.raw<Story>() as Story;
  /** With everybody's cards open: what each seat saw. */
  private seats = $state.raw<readonly Story[]>([]);
  playing = $state(false);
  rate = $state<Rate>(1);
  /** The moment that is drawn. */
  private at = $state(0);
  /** The moment whose events are being performed: the one after. */
  private toward = $state<number | null>(null);
  /** Which of the moment's events is being performed, or was asked for. */
  private nth = $state<number | null>(null);
  private run = 0; // goes up when playing starts or stops: an older run must not go on

  readonly eyes: Eyes = $derived(this.seats.length > 0 ? 'all' : this.story.viewer);
  /** The views of all seats at the moment that is drawn; empty: their cards are not open. */
  readonly views = $derived(this.seats.map(({ moments }) => (moments[this.at] ?? this.drawn).view));
  readonly moments = $derived(this.story.moments);
  /** Who held the seats at the end. Whoever watches reads names: a replay is shown to others, and through all eyes. */
  private readonly lastCrew: Crew = $derived({
    names: this.story.players.map(({ name }) => name),
    you: null,
    fleet: fleetOf(this.moments[0]?.view),
  });
  readonly turns = $derived(turnsOf(this.moments));
  readonly marks = $derived(marksOf(this.moments));
  readonly entries = $derived(entriesOf(this.moments, this.turns));
  readonly last = $derived(this.moments.length - 1);
  /** Where we are on the timeline: a move that is being performed counts as reached. */
  readonly position = $derived(this.toward ?? this.at);
  /** What is drawn. */
  readonly drawn: Moment = $derived(this.moments[this.at] as Moment);
  /** Who held the seats at the moment that is drawn. */
  readonly crew: Crew = $derived(this.crewAt(this.drawn));
  readonly names = $derived(this.crew.names);
  /** What is told. */
  readonly moment: Moment = $derived(this.moments[this.position] as Moment);
  /** The event of the moment that is told just now; at rest it is the last one, or the one that was asked for. */
  readonly told = $derived(this.nth ?? this.moment.events.length - 1);

  /** The log entry that is told just now, or was told last: some moves happen without a word. */
  readonly entry = $derived(
    this.entries.findLast(({ at, nth }) => at < this.position || (at === this.position && nth <= this.told)),
  );
  readonly turn: Turn = $derived(this.turns[this.entry?.turn ?? 0] as Turn);

  /** The crew panels ask this of a table, too. */
  readonly info = $derived({
    seats: holdersAt(this.story.players, this.story.former, this.drawn.number).map(seatOf),
  });
  readonly show = $derived({ shown: this.drawn });
  readonly held = [];
  readonly bubbles = [];
  readonly live = false;

  constructor(
    readonly source: Source,
    { story, seats }: Seen,
    number: number | null,
  ) {
    super(() => this.rate);
    this.story = story;
    this.seats = seats;
    this.at = momentOf(story.moments, number);
  }

  /** Draw this moment at once; what was playing goes on from there. `nth`: the event one asked for. */
  jump(to: number, nth: number | null = null): void {
    this.interrupt();
    this.at = Math.min(Math.max(to, 0), this.last);
    this.rest();
    this.nth = nth;
    this.announce(this.moment);
  }

  /** Forward with everything that moves, back at once. */
  async step(by: 1 | -1): Promise<void> {
    this.stop();
    if (by < 0 || settings.speed === 'instant') return this.jump(this.position + by);
    this.land();
    await this.advance();
  }

  turnBy(by: 1 | -1): void {
    this.jump(by > 0 ? nextTurn(this.turns, this.position, this.last) : previousTurn(this.turns, this.position));
  }

  markBy(by: 1 | -1): void {
    this.jump(by > 0 ? nextMark(this.marks, this.position) : previousMark(this.marks, this.position));
  }

  /** Plays from here; at the end, from the beginning. */
  async play(): Promise<void> {
    const run = ++this.run;
    this.playing = true;
    this.land();
    if (this.at === this.last) this.jump(0);
    while (run === this.run && this.at < this.last)
      await (settings.speed === 'instant' ? this.turnPage() : this.advance());
    if (run === this.run) this.playing = false;
  }

  /** A move that is being performed is shown as done. */
  pause(): void {
    this.stop();
    this.land();
  }

  toggle(): void {
    if (this.playing) this.pause();
    else void this.play();
  }

  /** Load the story for another viewer, or again when more was played, and stay at this moment. */
  async look(eyes: Eyes): Promise<void> {
    const { story, seats } = await seenBy(this.source, eyes);
    const { number } = this.moment;
    this.pause();
    this.story = story;
    this.seats = seats;
    this.jump(momentOf(story.moments, number));
  }

  /** Perform the next move, then draw what came of it. */
  private async advance(): Promise<void> {
    const [before, next] = [this.drawn, this.moments[this.at + 1]];
    if (!next) return;
    const epoch = this.epoch;
    this.skipping = false;
    this.toward = this.at + 1;
    this.nth = -1; // nothing of it is told yet
    const tell = (_: unknown, nth: number): void => void (this.nth = nth);
    await this.perform({ events: next.events, tell }, before.view);
    if (next.events.length === 0) await this.wait(EMPTY / this.rate);
    if (epoch !== this.epoch) return;
    this.announce(next);
    this.land();
  }

  /** Without pictures: the next moment, and time to read it. */
  private turnPage(): Promise<void> {
    this.jump(this.at + 1);
    this.skipping = false;
    return this.wait(STILL / this.rate);
  }

  private stop(): void {
    this.run += 1;
    this.playing = false;
  }

  /** The move that is being performed is done. */
  private land(): void {
    this.interrupt();
    this.at = this.position;
    this.rest();
  }

  private rest(): void {
    this.toward = null;
    this.nth = null;
    this.current = null;
  }

  /** Whose eyes they are: a seat is called as at the end, wherever on the timeline one is. */
  nameOf(seat: number): string {
    return this.lastCrew.names[seat] ?? '';
  }

  /** The names that the seats had at this moment. */
  crewAt(moment: Moment | undefined): Crew {
    return crewAt(this.lastCrew, this.story.former, moment?.number ?? 0);
  }

  private announce(moment: Moment): void {
    const crew = this.crewAt(moment);
    announcer.tell(moment.events.map((event) => speech.wording.tell('event', event, crew)).join(' '));
  }
}

function seatOf({ name, bot }: Player, seat: number): SeatInfo {
  const holder = bot === null ? 'person' : 'bot';
  const presence = bot === null ? 'here' : 'bot';
  return {
    seat,
    name,
    holder,
    level: bot,
    presence,
    device: seat,
    host: false,
    since: 0,
    stand_in: false,
    reissued: false,
    asked_by: null,
    handing: null,
    ready: false,
  };
}
