// A choice in words, told to the one who is asked, also at a screen that several people share.
import type { Choice, Event } from '../wire/types';
import { say, speech } from '../state/speech.svelte';
import { toldChoice } from '../text/choices';
import type { Crew } from '../text/wording';

/** Who is told about, and what of an effect may be told: a table, or a review. */
interface Teller {
  readonly crew: Crew;
  readonly show: { foretold(event: Event): Event | null };
}

interface Told {
  readonly text: string; // "Fire at Green: +2 coins"
  readonly gains: string; // "+2 coins", and what else it brings; empty: nothing
  readonly deed: string; // "Fire at Green"
  readonly ahead: string; // what it may lead to: the chance to win, why one cannot trade there
}

/** `odds`: a shorter text for a prospect, where there is one. */
export function told(
  { move, preview, prospects = [] }: Choice,
  model: Teller,
  { asked }: { readonly asked: { readonly seat: number } | null },
  odds?: (kind: string) => string | undefined,
): Told {
  const effects = preview.effects.flatMap((event) => model.show.foretold(event) ?? []);
  const crew = { ...model.crew, you: asked?.seat ?? null };
  const { deed, gains, untold } = toldChoice(speech.wording, move, effects, crew);
  const sentences = untold.map((event) => speech.wording.tell('event', event, crew));
  const brought = [gains, ...sentences].filter(Boolean).join('. ');
  return {
    deed,
    text: brought ? say('choice-gain', { choice: deed, gains: brought }) : deed,
    gains: brought,
    ahead: prospects
      .flatMap((prospect) => model.show.foretold(prospect) ?? [])
      .map((prospect) => speech.wording.tell('prospect', prospect, crew, odds?.(prospect.kind)))
      .join(' '),
  };
}
