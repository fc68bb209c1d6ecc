// Choices that need no place on the chart: each is a button of its own, in words.
import type { Choosing } from '../state/choosing.svelte';
import type { Choice, Target } from '../wire/types';

type Open = Pick<Choosing, 'asked' | 'choices' | 'ways' | 'window'>;

export function plainChoices({ asked, choices, ways, window }: Open): readonly Choice[] {
  if (asked?.luck) return []; // one large button rolls
  if (ways.length > 0) return ways;
  // In a reaction window the ribbon has the buttons: only cards are listed.
  return choices.filter(({ targets }) => !targets.some(onChart) && (!window || targets.some(isCard)));
}

function onChart({ kind }: Target): boolean {
  return kind === 'place' || kind === 'piece';
}

function isCard({ kind }: Target): boolean {
  return kind === 'card';
}
