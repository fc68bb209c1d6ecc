// What a choice brings, in sentences. The voyage itself is drawn as a path and need not be told.
import type { Event, Preview } from '../wire/types';
import type { Performer } from '../state/performer.svelte';
import type { Wording } from '../text/wording';

export function effectsOf(
  preview: Preview,
  wording: Wording,
  names: readonly string[],
  performer: Pick<Performer, 'foretold'>,
): string[] {
  return preview.effects
    .filter((event) => !isVoyage(event, preview.path))
    .flatMap((event) => performer.foretold(event) ?? [])
    .map((event) => wording.tell('event', event, names));
}

function isVoyage(event: Event, path: readonly string[]): boolean {
  const own = event['path'];
  return Array.isArray(own) && own.length === path.length && own.at(-1) === path.at(-1);
}
