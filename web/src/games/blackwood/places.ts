// What people call the squares of Port Blackwood. Which square is what comes from the board file.
import type { Words } from '../../board/words';
import { parts } from './parts';

export const ANCHORAGE = 'anchorage';

/** The text of what lies on a square, such as an island. The sea has only coordinates. */
function groundOf(place: string): string | undefined {
  return Object.entries(parts().grounds).find(([, squares]) => squares.includes(place))?.[0];
}

/** Islands, wharves and lairs have names. */
export function isNamed(place: string): boolean {
  return groundOf(place) !== undefined;
}

/** "K8, open sea"; "Hornpipe Island, G9"; "the anchorage". */
export function placeName(place: string, words: Words): string {
  if (place === ANCHORAGE) return words.say('place-anchorage');
  const ground = groundOf(place);
  return ground
    ? words.say('board-place-named', { name: words.say(ground), place })
    : words.say('board-place-sea', { place });
}

/** "Hornpipe Island", or just "K8". */
export function shortName(place: string, words: Words): string {
  const ground = groundOf(place);
  return ground ? words.say(ground) : place;
}
