// Colours and emblems of the six pirates, and of the Flying Dutchman. A corner of the compass has the same colour and
// emblem.
import { painted } from '../../board/paints';
import type { SeatLook } from '../../board/scene';
import type { KingsView } from '../../wire/kings';

const ORANGE: SeatLook = { colour: 'orange', css: 'var(--seat-orange)', icon: 'ship-wheel', ink: 'var(--timber-dark)' };
const LOOKS = [
  ...painted(['red']),
  ORANGE,
  ...painted(['yellow', 'green', 'blue', 'purple'], ['yellow', 'green', 'blue', 'violet']),
];
export const DUTCHMAN: SeatLook = {
  colour: 'ghost',
  css: 'var(--dutchman)',
  icon: 'skull-crossed-bones',
  ink: 'var(--ghost)',
};

/** Of a colour of the compass. */
export function colourLook(colour: string): SeatLook {
  return LOOKS.find((look) => look.colour === colour) ?? DUTCHMAN;
}

/** The view says who sails which colour; before there is one, seats have the colours in their order. */
export function lookOf(seat: number, view?: Pick<KingsView, 'ships'>): SeatLook {
  return LOOKS.find(({ colour }) => colour === view?.ships[seat]?.colour) ?? LOOKS[seat] ?? DUTCHMAN;
}
