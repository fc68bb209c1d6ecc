// Choosing a move: select, preview, confirm (UX-15, UX-16). Knows no rule, only what was offered.
import { buttonsOf, pick, remaining, sameTarget } from '../board/choosing';
import type { Button, Choice, Question, Target, Window } from '../wire/types';
import { isWaitedFor } from '../table/curtain';
import { settings } from './settings.svelte';
import type { TableModel } from './table.svelte';

const NOTHING: readonly Target[] = [];

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
    this.picked.length > 0 ? remaining(this.choices, this.picked) : [],
  );
  readonly chosen: Choice | null = $derived.by(() =>
    this.left.length === 1 ? (this.left[0] ?? null) : (this.left.find((choice) => choice === this.taken) ?? null),
  );
  /** Cards are picked as cards, whatever is done with them. */
  readonly cards: readonly Choice[] = $derived.by(() =>
    this.choices.filter(({ targets }) => targets.some(({ kind }) => kind === 'card')),
  );
  readonly buttons: readonly Button[] = $derived.by(() =>
    buttonsOf(this.choices.filter((choice) => !this.cards.includes(choice))),
  );
  /** How many of the targets are on the chart. */
  readonly places = $derived.by(() => this.choices.length - this.cards.length - this.buttons.length);
  /** Choices to tell apart by what they bring: several on one square, or a question that is all about ways. */
  readonly ways: readonly Choice[] = $derived.by(() => {
    if (this.left.length > 1) return this.left;
    const only = this.buttons.length > 1 && this.buttons.length === this.choices.length && !this.asked?.luck;
    return only && this.choices.some(({ preview: { effects, path } }) => effects.length + path.length)
      ? this.choices
      : [];
  });
  readonly canUndo = $derived.by(
    () =>
      (this.model.show.shown?.can_undo ?? false) &&
      !this.model.show.playing &&
      this.model.eyes !== null &&
      this.model.info?.status === 'running',
  );

  /** While others choose: the places this person tapped to plan a path. Nobody else sees them. */
  explored = $state.raw<readonly Target[]>(NOTHING);
  plan = $state.raw<string[]>([]);
  private picks = $state.raw<readonly Target[]>(NOTHING);
  private taken = $state.raw<Choice | null>(null); // of several with the same targets
  private pickedAt = $state(-1);

  constructor(private readonly model: TableModel) {}

  tap(target: Target): void {
    if (!this.mine || this.model.busy) return;
    this.model.complaint = null;
    if (this.chosen && this.picked.some((old) => sameTarget(old, target))) return this.confirm();
    this.set(pick(this.choices, this.picked, target));
    if (this.chosen && (settings.oneTap || this.asked?.luck)) this.confirm();
  }

  /** Straight to one of the choices, as from the list or the chips. */
  take(choice: Choice): void {
    if (!this.mine || this.model.busy) return;
    this.model.complaint = null;
    if (this.chosen === choice) return this.confirm();
    this.set(choice.targets, choice);
    if (settings.oneTap || this.asked?.luck) this.confirm();
  }

  /** The buttons by number, as the keys 1 to 9 press them. */
  press(index: number): void {
    const [way, button] = [this.ways[index], this.buttons[index]];
    if (this.ways.length > 0) return way && this.take(way);
    if (button) this.tap(button);
  }

  confirm(): void {
    if (!this.chosen || !this.asked || this.model.busy) return;
    if (this.window) void this.model.answerEarly(this.asked.seat, this.window.window, this.chosen.move);
    else void this.model.play(this.asked.seat, this.chosen.move);
  }

  cancel(): void {
    this.set(NOTHING);
    this.model.complaint = null;
  }

  undo(): void {
    if (this.canUndo && this.model.eyes !== null && !this.model.busy) void this.model.undo(this.model.eyes);
  }

  /**
   * On our turn: why not there? On somebody else's the chart may be explored (UX-24). A card of ours always answers.
   */
  why(target: Target): void {
    if (this.model.eyes !== null && (this.mine || target.kind === 'card')) void this.model.why(this.model.eyes, target);
    else this.explored = [...this.explored, target];
  }

  forget(): void {
    this.explored = NOTHING;
    this.plan = [];
  }

  private set(picks: readonly Target[], taken: Choice | null = null): void {
    this.picks = picks;
    this.taken = taken;
    this.pickedAt = this.question;
  }

  /** A name for what is asked: others may answer before us, and it is still the same window. */
  private get question(): number {
    return this.window ? -2 - this.window.window : (this.model.show.shown?.number ?? -1);
  }

  /** Not where a standing order answers for us. */
  private isAsked(asked: Question): boolean {
    return this.model.held.includes(asked.seat) && isWaitedFor(asked, this.model.reactions);
  }
}
