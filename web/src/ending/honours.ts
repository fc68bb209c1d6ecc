// An award for every seat, with its picture and its words. Games bring theirs; a seat that has none gets a kind word.
import type { IconName } from '../generated/icons';
import type { Award } from '../wire/types';
import type { Words } from '../board/words';

export interface Honour {
  seat: number;
  icon: IconName;
  title: string;
  why: string;
}

/** The pictures of a game's feats, by feat: `games/<key>/awards.ts`, fetched with the end. */
export type Pictures = Readonly<Record<string, IconName>>;

const found = import.meta.glob<{ awards: Pictures }>('../games/*/awards.ts');

export async function picturesOf(game: string): Promise<Pictures> {
  return (await found[`../games/${game}/awards.ts`]?.())?.awards ?? {};
}

/** Kind, and true of anybody: one for the winners, the others for the rest of the crew in turn. */
const WINNER = { feat: 'winner', icon: 'crown' } as const;
const CREW = [
  { feat: 'eye', icon: 'spyglass' },
  { feat: 'jolly', icon: 'parrot-head' },
  { feat: 'calm', icon: 'compass' },
  { feat: 'brave', icon: 'ship-wheel' },
] as const;

export interface Evening {
  game: string;
  places: readonly number[];
  names: readonly string[];
  awards: readonly Award[];
  pictures: Pictures;
}

/** `by seat`: everybody has one. */
export function honours(evening: Evening, words: Words): Honour[] {
  return evening.places.map((place, seat) => {
    const award = evening.awards.find((one) => one.seat === seat && one.amount > 0);
    const key = `award-${evening.game}-${award?.feat ?? ''}`;
    return award && words.has(key) ? earned(evening, award, key, words) : forCrew(evening, place, seat, words);
  });
}

function earned(evening: Evening, award: Award, key: string, words: Words): Honour {
  const figures = { name: evening.names[award.seat] ?? '', amount: award.amount };
  const icon = evening.pictures[award.feat] ?? 'ribbon-medal';
  return { seat: award.seat, icon, title: words.say(key), why: words.say(`${key}-why`, figures) };
}

function forCrew(evening: Evening, place: number, seat: number, words: Words): Honour {
  const { feat, icon } = place === 1 ? WINNER : (CREW[seat % CREW.length] ?? CREW[0]);
  const name = evening.names[seat] ?? '';
  return { seat, icon, title: words.say(`award-crew-${feat}`), why: words.say(`award-crew-${feat}-why`, { name }) };
}
