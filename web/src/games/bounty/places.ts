// What people call the squares of the Hidden Sea. Which square is what comes from the board's parts.
import type { Words } from '../../board/words';
import type { IconName } from '../../generated/icons';
import parts from './parts.json';

export const { home: HOME, admiralty: ADMIRALTY } = parts;
const PORTS: Readonly<Record<string, { square: string; icon: string; ashore: string }>> = parts.ports;
const WATERS = new Map(Object.entries(parts.waters).flatMap(([id, squares]) => squares.map((square): [string, string] => [square, id])));
const HARBOURS = new Set([HOME, ADMIRALTY, ...Object.values(PORTS).map(({ square }) => square)]);

/** The mark on the backs of a port's cards. */
export function portIcon(port: string): IconName {
  return (PORTS[port]?.icon ?? 'wooden-crate') as IconName; // the parts name icons of the sprite
}

/** The square on land beside a port, where its price scroll lies. */
export function ashore(port: string): string {
  return PORTS[port]?.ashore ?? HOME;
}

export function isNamed(place: string): boolean {
  return HARBOURS.has(place);
}

/** "Cockle Quay, E12"; "The Needle, I10"; "G7, open sea". */
export function placeName(place: string, words: Words): string {
  const water = WATERS.get(place);
  if (isNamed(place)) return words.say('board-place-named', { name: words.nameOf('place', place), place });
  return water ? words.say('board-place-named', { name: words.say(water), place }) : words.say('board-place-sea', { place });
}

/** "Cockle Quay", or just "I10". */
export function shortName(place: string, words: Words): string {
  return words.nameOf('place', place);
}
