// Colours and emblems of Port Blackwood's ships and jailers.
import { painted, UNKNOWN } from '../../board/paints';
import type { SeatLook } from '../../board/scene';
import type { BlackwoodView } from '../../wire/blackwood';

const SHIPS = painted(['red', 'blue', 'green', 'yellow', 'purple', 'white']);
const JAILERS: Readonly<Record<string, SeatLook>> = {
  blackbeard: { colour: 'black', css: 'var(--outline)', icon: 'pirate-captain', ink: 'var(--cream)' },
  monster: { colour: 'teal', css: 'var(--monster)', icon: 'sea-serpent', ink: 'var(--ghost)' },
};

/** A seat has the colour of its first ship; the first ships are in the order of the seats. */
export function lookOf(seat: number, view?: Pick<BlackwoodView, 'ships'>): SeatLook {
  return view ? shipLook(view.ships[seat]?.ship) : (SHIPS[seat] ?? UNKNOWN);
}

export function shipLook(ship?: string): SeatLook {
  return SHIPS.find((look) => look.colour === ship) ?? UNKNOWN;
}

export function jailerLook(jailer: string): SeatLook {
  return JAILERS[jailer] ?? UNKNOWN;
}
