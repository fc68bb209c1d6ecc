// Colours and emblems of the six pirates, and of the Flying Dutchman. A corner of the compass has the same colour and emblem.
import type { SeatLook } from '../../board/scene';
import type { KingsView } from '../../wire/kings';

const LOOKS: readonly SeatLook[] = [
  { colour: 'red', css: 'var(--seat-red, #a42522)', icon: 'crossed-sabres', ink: '#ffffff' },
  { colour: 'orange', css: 'var(--seat-orange, #f08519)', icon: 'ship-wheel', ink: '#2b1200' },
  { colour: 'yellow', css: 'var(--seat-yellow, #fad923)', icon: 'lighthouse', ink: '#2b2000' },
  { colour: 'green', css: 'var(--seat-green, #37a26b)', icon: 'parrot-head', ink: '#06190f' },
  { colour: 'blue', css: 'var(--seat-blue, #0c4bef)', icon: 'anchor', ink: '#ffffff' },
  { colour: 'violet', css: 'var(--seat-violet, #4e225e)', icon: 'kraken-tentacle', ink: '#ffffff' },
];
export const DUTCHMAN: SeatLook = { colour: 'ghost', css: '#0b2f30', icon: 'skull-crossed-bones', ink: '#a9f5da' };
let crew: readonly string[] = []; // colours by seat, of the match on this page

/** Of a colour of the compass. */
export function colourLook(colour: string): SeatLook {
  return LOOKS.find((look) => look.colour === colour) ?? DUTCHMAN;
}

/** Who sails which colour is said by the view; pages without one show the match that was last seen. */
export function lookOf(seat: number, view?: KingsView): SeatLook {
  if (view) crew = view.ships.map(({ colour }) => colour);
  return LOOKS.find(({ colour }) => colour === crew[seat]) ?? LOOKS[seat] ?? DUTCHMAN;
}
