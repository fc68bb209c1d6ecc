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
    case 'button':
      return `button ${target.button}`;
  }
}

function has(choice: Choice, target: Target): boolean {
  return choice.targets.some((own) => sameTarget(own, target));
}

/** The choices that have all the picked targets. */
export function remaining(choices: readonly Choice[], picked: readonly Target[]): Choice[] {
  return choices.filter((choice) => picked.every((target) => has(choice, target)));
}

/** What is picked after a tap: the newest tap counts, older ones only as far as a choice still has them all. */
export function pick(choices: readonly Choice[], picked: readonly Target[], target: Target): Target[] {
  const older = picked.filter((old) => !sameTarget(old, target));
  const kept: Target[] = [target];
  for (const old of older.reverse()) if (remaining(choices, [...kept, old]).length > 0) kept.unshift(old);
  return kept;
}

/**
 * The targets to show. The only ship that can sail is no choice, so it is left out; of the others those are shown that
 * go with what is picked of another kind (the squares of the picked ship), and always the pieces, to change one's mind.
 */
export function offered(choices: readonly Choice[], picked: readonly Target[]): Target[] {
  const found = new Map<string, Target>();
  for (const choice of atHand(choices, picked)) {
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

/** What a card is played on or for comes once the card is picked. */
function atHand(choices: readonly Choice[], picked: readonly Target[]): readonly Choice[] {
  return choices.filter(({ targets }) =>
    targets.every((target) => target.kind !== 'card' || picked.some((old) => sameTarget(old, target))),
  );
}

export function buttonsOf(choices: readonly Choice[]): Button[] {
  return atHand(choices, [])
    .flatMap((choice) => choice.targets)
    .filter((target) => target.kind === 'button');
}
