// Colours and emblems of the eight pirates, and of Davy Jones.
import type { SeatLook } from '../../board/scene';
import type { ProwlView } from '../../wire/prowl';

const LOOKS: readonly SeatLook[] = [
  { colour: 'blue', css: 'var(--seat-blue, #0c4bef)', icon: 'anchor', ink: '#ffffff' },
  { colour: 'purple', css: 'var(--seat-purple, #4e225e)', icon: 'kraken-tentacle', ink: '#ffffff' },
  { colour: 'red', css: 'var(--seat-red, #a42522)', icon: 'crossed-sabres', ink: '#ffffff' },
  { colour: 'yellow', css: 'var(--seat-yellow, #fad923)', icon: 'lighthouse', ink: '#2b2000' },
  { colour: 'green', css: 'var(--seat-green, #37a26b)', icon: 'parrot-head', ink: '#06190f' },
  { colour: 'white', css: 'var(--seat-white, #ffffff)', icon: 'ship-wheel', ink: '#15233d' },
  { colour: 'black', css: 'var(--seat-black, #15110e)', icon: 'pirate-skull', ink: '#ffffff' },
  { colour: 'pink', css: 'var(--seat-pink, #f29ac0)', icon: 'mermaid', ink: '#2b0a1c' },
];
const DAVY: SeatLook = { colour: 'grey', css: '#6d777c', icon: 'skull-crossed-bones', ink: '#ffffff' };
let crew: readonly string[] = []; // colours by seat, of the match on this page

export function shipLook(ship: string): SeatLook {
  return LOOKS.find(({ colour }) => colour === ship) ?? DAVY;
}

/** Who sails which colour is said by the view; pages without one show the match that was last seen. */
export function lookOf(seat: number, view?: ProwlView): SeatLook {
  if (view) crew = view.ships.reduce((found: string[], ship) => ((found[ship.seat] ??= ship.ship), found), []);
  return LOOKS.find(({ colour }) => colour === crew[seat]) ?? LOOKS[seat] ?? DAVY;
}
