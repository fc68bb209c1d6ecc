// From taps to one of the offered choices. Knows no rule: it only compares the targets that came with the choices.
import type { Button, Choice, Target } from '../wire/types';

export function sameTarget(one: Target, other: Target): boolean {
  return targetKey(one) === targetKey(other);
}

export function targetKey(target: Target): string {
  switch (target.kind) {
    case 'place':
      return `place ${target.place}`;
    case 'piece':
      return `piece ${target.piece}`;
    case 'card':
      return `card ${target.card}`;
    case 'seat':
      return `seat ${target.seat}`;
    case 'button':
      return `button ${target.button}`;
  }
}

function has(choice: Choice, target: Target): boolean {
  return choice.targets.some((own) => sameTarget(own, target));
}

/** The choices that have all the picked targets. A card is played once it is picked: else a square means sailing. */
export function remaining(choices: readonly Choice[], picked: readonly Target[]): Choice[] {
  return choices.filter((choice) => isAtHand(choice, picked) && picked.every((target) => has(choice, target)));
}

function isAtHand({ targets }: Choice, picked: readonly Target[]): boolean {
  const cards = targets.filter(({ kind }) => kind === 'card');
  return cards.length === 0 || cards.some((card) => picked.some((old) => sameTarget(old, card)));
}

/** What is picked after a tap: the newest tap counts, older ones only as far as a choice still has them all. */
export function pick(choices: readonly Choice[], picked: readonly Target[], target: Target): Target[] {
  const older = picked.filter((old) => !sameTarget(old, target));
  const kept: Target[] = [target];
  for (const old of older.reverse()) if (remaining(choices, [...kept, old]).length > 0) kept.unshift(old);
  return kept;
}

/** The choices that several targets on one spot stand for; none if one of them stands for more than one. */
export function oneEach(choices: readonly Choice[], picked: readonly Target[], spot: readonly Target[]): Choice[] {
  const found = spot.map((target) => remaining(choices, pick(choices, picked, target)));
  return found.some(({ length }) => length > 1) ? [] : [...new Set(found.flat())];
}

/**
 * The targets to show. The only ship that can sail is no choice, so it is left out; of the others those are shown that
 * go with what is picked of another kind (the squares of the picked ship), and always the pieces, to change one's mind.
 */
export function offered(choices: readonly Choice[], picked: readonly Target[]): Target[] {
  const found = new Map<string, Target>();
  for (const choice of choices.filter((choice) => isAtHand(choice, picked))) {
    for (const target of choice.targets) {
      const fits = target.kind === 'piece' || picked.every((old) => old.kind === target.kind || has(choice, old));
      if (fits && !isImplied(choices, choice, target)) found.set(targetKey(target), target);
    }
  }
  return [...found.values()];
}

function isImplied(choices: readonly Choice[], choice: Choice, target: Target): boolean {
  if (target.kind !== 'piece' || choice.targets.length === 1) return false;
  return choices.every((other) => has(other, target) || other.targets.every((own) => own.kind !== 'piece'));
}

export function buttonsOf(choices: readonly Choice[]): Button[] {
  return remaining(choices, [])
    .flatMap((choice) => choice.targets)
    .filter((target) => target.kind === 'button');
}

/** Deeds first; what most choices are, just sailing, last. Of the same deeds those first that bring most. */
export function byEffect(ways: readonly Choice[], choices: readonly Choice[]): Choice[] {
  const common = ({ move }: Choice): number => choices.filter((other) => other.move.kind === move.kind).length;
  return [...ways].sort(
    (one, other) => common(one) - common(other) || other.preview.effects.length - one.preview.effects.length,
  );
}
