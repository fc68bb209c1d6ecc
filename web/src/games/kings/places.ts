// What people call the hexes, and what is there. Which hex is what comes from the board's parts.
import type { Words } from '../../board/words';
import { parts } from './parts';

interface Site {
  kind: string;
  nation: string;
}
interface Island {
  clues: number;
  value: number;
}

interface Foe {
  sails: number;
  defence: number;
  loot: number;
}

/** What a merchant, warship, town or fortress brings up. */
export function foeCalled(kind: string): Foe | undefined {
  const foes: Readonly<Record<string, Foe>> = parts().foes;
  return foes[kind];
}

export function siteAt(place: string): Site | undefined {
  const sites: Readonly<Record<string, Site>> = parts().sites;
  return sites[place];
}

export function islandAt(place: string): Island | undefined {
  const islands: Readonly<Record<string, Island>> = parts().islands;
  return islands[place];
}

export function isHideout(place: string): boolean {
  return place in parts().hideouts;
}

export function isNamed(place: string): boolean {
  return isHideout(place) || siteAt(place) !== undefined || islandAt(place) !== undefined;
}

/** "Skull Haven, E5"; "C4, shark water"; "A2, open sea". */
export function placeName(place: string, words: Words): string {
  if (isNamed(place)) return words.say('board-place-named', { name: words.nameOf('place', place), place });
  return parts().dark.includes(place) ? words.say('kings-dark', { place }) : words.say('board-place-sea', { place });
}
