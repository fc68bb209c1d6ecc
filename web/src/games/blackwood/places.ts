// What people call the squares of Port Blackwood. Which square is what comes from the board file.
import type { Words } from '../../board/words';
import parts from './parts.json';

const GROUNDS = new Map(
  Object.entries(parts.grounds).flatMap(([id, squares]) => squares.map((square): [string, string] => [square, id])),
);
export const { hoard: HOARD, town: TOWN, lairs: LAIRS, almanac: ALMANAC } = parts;
export const ANCHORAGE = 'anchorage';

/** Islands, wharves and lairs have names; the sea has only coordinates. */
export function isNamed(place: string): boolean {
  return GROUNDS.has(place);
}

/** "K8, open sea"; "Hornpipe Island, G9"; "the anchorage". */
export function placeName(place: string, words: Words): string {
  if (place === ANCHORAGE) return words.say('place-anchorage');
  const ground = GROUNDS.get(place);
  return ground
    ? words.say('board-place-named', { name: words.say(ground), place })
    : words.say('board-place-sea', { place });
}

/** "Hornpipe Island", or just "K8". */
export function shortName(place: string, words: Words): string {
  const ground = GROUNDS.get(place);
  return ground ? words.say(ground) : place;
}
