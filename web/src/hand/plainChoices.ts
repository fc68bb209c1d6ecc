// What a hand lists as buttons, in words: every choice for which nothing on the small chart can be tapped.
import { sameTarget } from '../board/choosing';
import type { SceneTarget } from '../board/scene';
import type { Choosing } from '../state/choosing.svelte';
import { onCards } from '../table/offers';
import type { Choice, Target } from '../wire/types';

type Open = Pick<Choosing, 'asked' | 'choices' | 'ways' | 'window'>;

export interface PlainChoices {
  readonly deeds: readonly Choice[];
  /** Apart from the others: a game may draw them as pictures instead. */
  readonly cards: readonly Choice[];
}

/** `chart`: the targets of the chart before anything is picked. `strip`: the game shows the own cards to pick from. */
export function plainChoices(
  { asked, choices, ways, window }: Open,
  chart: readonly SceneTarget[],
  strip: boolean,
): PlainChoices {
  if (asked?.luck) return { deeds: [], cards: [] }; // one large button rolls
  if (ways.length > 0) return { deeds: ways, cards: [] };
  const isElsewhere = (choice: Choice): boolean =>
    choice.targets.some((own) => chart.some(({ target }) => sameTarget(own, target))) ||
    (strip && onCards(choice) && choice.targets.some(onChart)) || // the card is picked first
    (window !== null && choice.targets.every(({ kind }) => kind === 'button')); // in the ribbon
  const listed = choices.filter((choice) => !isElsewhere(choice));
  return { deeds: listed.filter((choice) => !onCards(choice)), cards: listed.filter(onCards) };
}

function onChart({ kind }: Target): boolean {
  return kind === 'place' || kind === 'piece';
}
