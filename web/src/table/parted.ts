// Players' names stand out in a sentence. They are marked before the sentence is made: afterwards nobody could tell
// the player Ben from the pirate Barrel Benedict, or from a pirate who is called Barrel Ben.
import type { Crew } from '../text/wording';

export interface Part {
  text: string;
  name: boolean;
}

const [BEGINS, ENDS] = ['\u2068', '\u2069']; // isolates of Unicode: invisible, and in no name

export function marked(crew: Crew): Crew {
  return { ...crew, names: crew.names.map((name) => `${BEGINS}${name}${ENDS}`) };
}

/** The parts of a sentence that was told with a marked crew. */
export function parted(text: string): Part[] {
  return text
    .split(new RegExp(`${BEGINS}([^${ENDS}]*)${ENDS}`))
    .map((part, index) => ({ text: part, name: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
