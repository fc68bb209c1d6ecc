// The colours that captains sail in, each with its emblem: nobody has to tell colours apart (UX-42).
import type { SeatLook } from './scene';

const EMBLEMS = {
  red: ['crossed-sabres', 'var(--white)'],
  blue: ['anchor', 'var(--white)'],
  green: ['parrot-head', 'var(--abyss)'],
  yellow: ['crown', 'var(--on-gold)'],
  purple: ['kraken-tentacle', 'var(--white)'],
  white: ['ship-wheel', 'var(--blue-deep)'],
  black: ['pirate-skull', 'var(--white)'],
  pink: ['mermaid', 'var(--timber-dark)'],
} as const; // with the ink that is readable on the colour

type Paint = keyof typeof EMBLEMS;

export const UNKNOWN: SeatLook = { colour: 'grey', css: 'var(--seat-davy)', icon: 'pirate-flag', ink: 'var(--white)' };

/** Looks in these paints, which a game may call by names of its own. */
export function painted(paints: readonly Paint[], names: readonly string[] = paints): readonly SeatLook[] {
  return paints.map((paint, at) => {
    const [icon, ink] = EMBLEMS[paint];
    return { colour: names[at] ?? paint, css: `var(--seat-${paint})`, icon, ink };
  });
}
