// Colours and emblems of Port Blackwood's ships and jailers.
import type { SeatLook } from '../../board/scene';

const SHIPS: readonly SeatLook[] = [
  { colour: 'red', css: 'var(--seat-red, #a42522)', icon: 'crossed-sabres', ink: '#ffffff' },
  { colour: 'blue', css: 'var(--seat-blue, #0c4bef)', icon: 'anchor', ink: '#ffffff' },
  { colour: 'green', css: 'var(--seat-green, #37a26b)', icon: 'parrot-head', ink: '#06190f' },
  { colour: 'yellow', css: 'var(--seat-yellow, #fad923)', icon: 'crown', ink: '#2b2000' },
  { colour: 'purple', css: 'var(--seat-purple, #4e225e)', icon: 'kraken-tentacle', ink: '#ffffff' },
  { colour: 'white', css: 'var(--seat-white, #ffffff)', icon: 'ship-wheel', ink: '#15233d' },
];
const JAILERS: Readonly<Record<string, SeatLook>> = {
  blackbeard: { colour: 'black', css: '#15110d', icon: 'pirate-captain', ink: '#fff0cf' },
  monster: { colour: 'teal', css: '#0b4a3f', icon: 'sea-serpent', ink: '#b9ffe9' },
};
const UNKNOWN: SeatLook = { colour: 'grey', css: '#6b6b6b', icon: 'pirate-flag', ink: '#ffffff' };

/** A seat has the colour of its first ship; the ships are in the order of the seats. */
export function lookOf(seat: number): SeatLook {
  return SHIPS[seat] ?? UNKNOWN;
}

export function shipLook(ship: string): SeatLook {
  return SHIPS.find((look) => look.colour === ship) ?? UNKNOWN;
}

export function jailerLook(jailer: string): SeatLook {
  return JAILERS[jailer] ?? UNKNOWN;
}
