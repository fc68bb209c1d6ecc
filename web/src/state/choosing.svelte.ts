// Choosing a move: what is on the chart or a card is selected, previewed and confirmed (UX-15, UX-16); a button that is
// itself the choice is played at once. Knows no rule, only what was offered.
import { buttonsOf, byEffect, oneEach, pick, remaining, sameTarget } from '../board/choosing';
import type { Button, Choice, Question, Target, Window } from '../wire/types';
import { News } from '../games/news.svelte';
import { lazy } from '../net/lazy.svelte';
import { isWaitedFor } from '../table/curtain';
import { settings } from './settings.svelte';
import type { TableModel } from './table.svelte';

/** Who has no coach loads nothing of him until he is switched on. */
const coach = lazy(() => import('./coach'));

const NOTHING: readonly Target[] = [];
const MOST_BUTTONS = 4; // in the bar (UX-10)

export class Choosing {
  /** A window in which we may react, also before the rules come to us; once we have seen what it is about. */
  readonly window: Window | null = $derived.by(() => {
    const open = this.model.reactions?.window;
    return open && (this.model.show.shown?.number ?? -1) >= open.window ? open : null;
  });
  readonly asked: Question | null = $derived.by(() =>
    this.model.info?.status === 'over' ? null : (this.window?.question ?? this.model.show.shown?.asked ?? null),
  );
  private readonly offered: readonly Choice[] = $derived.by(
    () => (this.window ?? this.model.show.shown)?.choices ?? [],
  );
  /** One of our seats is asked, nothing is playing, and its choices are here. */
  readonly mine = $derived.by(
    () =>
      this.asked !== null &&
      this.model.info?.status === 'running' &&
      (this.window ? !this.window.answer : !this.model.show.playing && this.isAsked(this.asked)) &&
      this.offered.length > 0,
  );
  readonly choices: readonly Choice[] = $derived.by(() => (this.mine ? this.offered : []));
  /** Picks belong to one question: at the next one nothing is picked. */
  readonly picked: readonly Target[] = $derived.by(() =>
    this.pickedAt === this.question && this.mine ? this.picks : NOTHING,
  );
  readonly left: readonly Choice[] = $derived.by(() =>
    this.picked.length > 0 ? (this.heap ?? remaining(this.choices, this.picked)) : [],
  );
  readonly chosen: Choice | null = $derived.by(() => (this.left[1] ? null : (this.left[0] ?? null)));
  readonly buttons: readonly Button[] = $derived.by(() => buttonsOf(this.choices));
  /** How many of the targets are on the chart. Cards are picked as cards, whatever is done with them. */
  readonly places = $derived.by(() => remaining(this.choices, NOTHING).length - this.buttons.length);
  /** The ways to a square that has been chosen: nothing has happened yet, so one can still choose another. */
  readonly fork = $derived.by(
    () => this.choices.length > 1 && this.choices.every(({ targets, preview }) => !targets[1] && preview.path[1]),
  );
  /** Only cards are picked: what is done with them is chosen next. */
  readonly fromHand = $derived.by(() => this.picked.length > 0 && this.picked.every(({ kind }) => kind === 'card'));
  /** Left choices that need no further tap. A card that can be discarded, too, has all its choices in one list. */
  private readonly close: readonly Choice[] = $derived.by(() => {
    const close = this.left.filter(this.isClose);
    return this.fromHand && close[0] ? this.left : close;
  });
  /** Choices to tell apart by what they bring: several on one square, its ways, or more than the bar holds. */
  readonly ways: readonly Choice[] = $derived.by(() => {
    const many = this.buttons.length > MOST_BUTTONS && this.buttons.length === this.choices.length;
    if (this.left.length === 0 && many) return this.choices;
    const open = this.fork ? this.choices : this.left[1] ? (this.heap ?? this.close) : [];
    return byEffect(open, this.choices);
  });
  readonly canUndo = $derived.by(
    () =>
      (this.model.show.shown?.can_undo ?? false) &&
      !this.model.show.playing &&
      this.model.eyes !== null &&
      this.model.info?.status === 'running',
  );

  /** Kept as long as the table is on the screen: a mat may come and go. */
  readonly news = new News();
  /** While others choose: the places this person tapped to plan a path. Nobody else sees them. */
  explored = $state.raw<readonly Target[]>(NOTHING);
  plan = $state.raw<string[]>([]);
  /** One of the ways, while somebody points at it. */
  hinted = $state.raw<Choice | null>(null);
  private picks = $state.raw<readonly Target[]>(NOTHING);
  private heap = $state.raw<readonly Choice[] | null>(null); // of what lies in a heap where somebody tapped
  private pickedAt = $state(-1);

  constructor(protected readonly model: TableModel) {
    model.choosing = this;
    if (settings.coach) void coach.get();
  }

  /**
   * `under`: what else lies there. Each thing stands for one choice, or a further tap goes through to the next. A
   * further tap on a card that leaves several choices puts it back.
   */
  tap(target: Target, under = NOTHING): void {
    if (!this.mine || this.model.busy) return;
    this.model.complaint = null;
    const isPicked = this.picked.some((old) => sameTarget(old, target));
    if (this.chosen && isPicked) return this.confirm();
    if (isPicked && target.kind === 'card') return this.cancel();
    const each = oneEach(this.choices, this.picked, [target, ...under]);
    if (each[1]) return this.set([target], each);
    if (each[0] && (settings.oneTap || this.asked?.luck || target.kind === 'button' || each[0].preview.further))
      return this.take(each[0]);
    this.set(pick(this.choices, this.picked, (isPicked && under[0]) || target));
  }

  /** Plays one of the choices, as from its own button. The coach may have something to say first. */
  take(choice: Choice): void {
    if (!this.mine || !this.asked || this.model.busy) return;
    this.hinted = null;
    if (settings.coach) void coach.get(); // he may just have been switched on
    const { seat } = this.asked;
    const { move } = choice;
    if (this.window) void this.model.ask({ kind: 'early', seat, window: this.window.window, move });
    else if (this.isCoached && coach.here) void coach.here.weigh(this.model, this, choice);
    else this.play(choice); // also while the coach is still on his way
  }

  /** Plays the choice without asking the coach. */
  play({ move }: Choice): void {
    this.model.warning = null;
    if (this.asked) void this.model.play(this.asked.seat, move);
  }

  /** Not where there is nothing to choose, and not where people only roll. */
  private get isCoached(): boolean {
    return settings.coach && this.model.info?.hints === true && this.choices.length > 1 && !this.asked?.luck;
  }

  confirm(): void {
    if (this.chosen) this.take(this.chosen);
  }

  cancel(): void {
    if (this.fork) this.undo();
    this.set(NOTHING);
    this.hinted = this.model.complaint = null;
  }

  undo(): void {
    if (this.canUndo) void this.model.undo();
  }

  /**
   * On our turn: why not there? On somebody else's the chart may be explored (UX-24). A card of ours always answers.
   */
  why(target: Target): void {
    // Another ship can do it than the one that is chosen, or none is chosen yet.
    if (this.mine && remaining(this.choices, [target])[0]) return this.tap(target);
    if (this.model.eyes !== null && (this.mine || target.kind === 'card')) void this.model.why(this.model.eyes, target);
    else this.explored = [...this.explored, target];
  }

  forget(): void {
    this.explored = NOTHING;
    this.plan = [];
  }

  /** No square has to be tapped for it any more, nor anything a card is played on. */
  private readonly isClose = ({ targets }: Choice): boolean =>
    !targets.some(
      (target) =>
        (target.kind === 'place' || (this.fromHand && target.kind !== 'button')) &&
        !this.picked.some((old) => sameTarget(old, target)),
    );

  /** `heap`: the choices that are meant by these picks, and no others. */
  set(picks: readonly Target[], heap: readonly Choice[] | null = null): void {
    this.model.warning = null;
    this.picks = picks;
    this.heap = heap;
    this.pickedAt = this.question;
  }

  /** A name for what is asked: others may answer before us, and it is still the same window. */
  get question(): number {
    return this.window ? -2 - this.window.window : (this.model.show.shown?.number ?? -1);
  }

  /** Not where a standing order answers for us. */
  protected isAsked(asked: Question): boolean {
    return this.model.held.includes(asked.seat) && isWaitedFor(asked, this.model.reactions);
  }
}
