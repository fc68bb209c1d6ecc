// Colours and emblems of the eight pirates, and of Davy Jones.
import { painted } from '../../board/paints';
import type { SeatLook } from '../../board/scene';
import type { ProwlView } from '../../wire/prowl';

const LOOKS = painted(['blue', 'purple', 'red', 'yellow', 'green', 'white', 'black', 'pink']);
const DAVY: SeatLook = { colour: 'grey', css: 'var(--seat-davy)', icon: 'skull-crossed-bones', ink: 'var(--white)' };

export function shipLook(ship: string): SeatLook {
  return LOOKS.find(({ colour }) => colour === ship) ?? DAVY;
}

/** The view says who sails which colour; before there is one, seats have the colours in their order. */
export function lookOf(seat: number, view?: Pick<ProwlView, 'ships'>): SeatLook {
  const first = view?.ships.find((ship) => ship.seat === seat)?.ship;
  return LOOKS.find(({ colour }) => colour === first) ?? LOOKS[seat] ?? DAVY;
}
