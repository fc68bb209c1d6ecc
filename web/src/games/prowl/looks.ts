// Colours and emblems of the eight pirates, and of Davy Jones.
import { painted } from '../../board/paints';
import type { SeatLook } from '../../board/scene';
import type { ProwlView } from '../../wire/prowl';

const LOOKS = painted(['blue', 'purple', 'red', 'yellow', 'green', 'white', 'black', 'pink']);
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
