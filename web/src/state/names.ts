// Names from a generator, so that nobody must think of one and no child types their own (UX-02, UX-08).
import { say } from './speech.svelte';

/** In the language of the page: "Salty Parrot 27". */
export function pirateName(): string {
  return `${pickOne('name-moods')} ${pickOne('name-creatures')} ${2 + Math.floor(Math.random() * 97)}`;
}

function pickOne(id: string): string {
  const words = say(id).split(', ');
  return words[Math.floor(Math.random() * words.length)] as string;
}
