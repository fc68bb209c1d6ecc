// Stands in for the WebSocket of a lesson: it answers as the server would, from what the lesson holds. So a lesson is
// an ordinary table to the rest of the page, and needs no network once it has been fetched.
import type { Socket } from '../net/connection';
import type {
  AnyFromPage,
  AnyToPage,
  Lesson,
  LessonStep,
  Move,
  Snapshot,
  TableInfo,
  Target,
  Update,
} from '../wire/types';
import { targetKey } from '../board/choosing';

type Request = Extract<AnyFromPage, { id: string }>;

/** The refusal of a choice that is legal but not what the lesson asks for. */
export const NUDGE = { kind: 'not_in_this_lesson', rule: '' };

export class LessonSocket implements Socket {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  private number = 0;
  private at = 0;

  constructor(
    private readonly lesson: Lesson,
    private readonly learner: () => string,
    private readonly onStep: (step: number, number: number) => void,
  ) {
    queueMicrotask(() => this.onopen?.(undefined as never));
  }

  close(): void {
    this.onmessage = null;
  }

  send(data: string): void {
    const message = JSON.parse(data) as AnyFromPage;
    if (message.kind === 'hello') return this.go(this.at);
    if (message.kind === 'play') return this.judge(message.id, message.move);
    if (message.kind === 'why') return this.explain(message.id, message.target);
    if ('id' in message) this.answer({ kind: 'refused', id: (message as Request).id, refusal: NUDGE });
  }

  /** The sentence has been read, or the expected choice was made. */
  next(): void {
    if (this.at + 1 >= this.lesson.steps.length) return;
    this.at += 1;
    for (const { view, asked, events, rules, weights } of this.step.passages) {
      this.answer({ ...this.update({ ...this.step, view, asked, choices: [], result: null }), events, rules, weights });
    }
    this.answer(this.update(this.step));
    this.onStep(this.at, this.number);
  }

  /** Straight to a step, as it stands: back, or from the start. */
  go(step: number): void {
    this.at = step;
    this.answer(this.snapshot());
    this.onStep(this.at, this.number);
  }

  private get step(): LessonStep {
    const step = this.lesson.steps[this.at];
    if (!step) throw new Error(`the lesson has no step ${this.at}`);
    return step;
  }

  private judge(id: string, move: Move): void {
    const expected = this.step.choices[this.step.expected ?? -1];
    if (!expected || !sameMove(expected.move, move)) return this.answer({ kind: 'refused', id, refusal: NUDGE });
    this.answer({ kind: 'ack', id, number: this.number, chain: '', link: null, ticket: null });
    this.next();
  }

  private explain(id: string, target: Target): void {
    const reason = this.step.reasons.find(({ targets }) => targets.includes(targetKey(target)));
    this.answer({ kind: 'refusal', id, refusal: reason?.refusal ?? null });
  }

  private snapshot(): Snapshot {
    const told = this.lesson.steps.slice(0, this.at + 1).flatMap(({ passages }) => passages);
    return {
      kind: 'snapshot',
      table: this.table(),
      seats: [this.lesson.seat],
      update: this.update(this.step),
      log: told.flatMap(({ events, rules }) =>
        events.flatMap((event, at): Snapshot['log'] => {
          const rule = rules[at] ?? null; // without one, the log leaves the event out
          return rule === null ? [] : [[0, event, rule]];
        }),
      ),
    };
  }

  private update({ view, asked, choices, result }: LessonStep): Update {
    this.number += 1;
    const rest = {
      chain: '',
      seat: this.lesson.seat,
      events: [],
      rules: [],
      weights: [],
      only: [],
      can_undo: false,
      undone: false,
    };
    return { kind: 'update', number: this.number, view, asked, choices, result, ...rest };
  }

  private table(): TableInfo {
    const { game, options, crew } = this.lesson;
    const seat = {
      level: null,
      stand_in: false,
      presence: 'here',
      since: 0,
      device: 0,
      host: false,
      ready: false,
      reissued: false,
      asked_by: null,
      handing: null,
      holder: 'person',
    } as const;
    return {
      table: `lesson-${game}`,
      code: null,
      game,
      status: 'running',
      why_frozen: '',
      options,
      seats: crew.map((name, at) => ({ ...seat, seat: at, name: name || this.learner() })),
      watchers: 0,
      screens: [],
      secrets: false,
      pace: 'family',
      windows: null,
      hints: false,
      hinted: [],
      joining: 'closed',
      turn_hours: 0,
      turn: null,
      waiting: 0,
      patience: 1,
      free_seats: [],
      awaited: null,
      ending: null,
      news: [],
      former: [],
      window_limit: 'off',
      absence: null,
      commitment: '',
      shares: null,
      talk: 'off',
      talk_offered: [],
      private_talk: false,
      deals: [],
      kept_days: 0,
      next_table: null,
      palette: [],
      colours: [],
      clock: null,
    };
  }

  private answer(message: AnyToPage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** Moves are flat: the same fields with the same values. */
function sameMove(one: Move, other: Move): boolean {
  const [first, second] = [Object.entries(one), Object.entries(other)];
  return first.length === second.length && first.every(([field, value]) => other[field] === value);
}
