// The colours that captains sail in, each with its emblem: nobody has to tell colours apart (UX-42).
import type { SeatLook } from './scene';

const EMBLEMS = {
  red: ['crossed-sabres', '#fff'],
  blue: ['anchor', '#fff'],
  green: ['parrot-head', '#06190f'],
  yellow: ['crown', '#2b2000'],
  purple: ['kraken-tentacle', '#fff'],
  white: ['ship-wheel', '#15233d'],
  black: ['pirate-skull', '#fff'],
  pink: ['mermaid', '#2b0a1c'],
} as const; // with the ink that is readable on the colour

type Paint = keyof typeof EMBLEMS;

export const UNKNOWN: SeatLook = { colour: 'grey', css: '#6b6b6b', icon: 'pirate-flag', ink: '#fff' };

/** Looks in these paints, which a game may call by names of its own. */
export function painted(paints: readonly Paint[], names: readonly string[] = paints): readonly SeatLook[] {
  return paints.map((paint, at) => {
    const [icon, ink] = EMBLEMS[paint];
    return { colour: names[at] ?? paint, css: `var(--seat-${paint})`, icon, ink };
  });
}
