// Colours and emblems of Bounty's ships.
import type { SeatLook } from '../../board/scene';

const SEATS: readonly SeatLook[] = [
  { colour: 'crimson', css: 'var(--seat-red, #a42522)', icon: 'crossed-sabres', ink: '#ffffff' },
  { colour: 'gold', css: 'var(--seat-yellow, #fad923)', icon: 'lighthouse', ink: '#2b2000' },
  { colour: 'emerald', css: 'var(--seat-green, #37a26b)', icon: 'parrot-head', ink: '#06190f' },
  { colour: 'azure', css: 'var(--seat-blue, #0c4bef)', icon: 'anchor', ink: '#ffffff' },
  { colour: 'violet', css: 'var(--seat-purple, #4e225e)', icon: 'kraken-tentacle', ink: '#ffffff' },
  { colour: 'ivory', css: 'var(--seat-white, #ffffff)', icon: 'ship-wheel', ink: '#15233d' },
];
const UNKNOWN: SeatLook = { colour: 'grey', css: '#6b6b6b', icon: 'pirate-flag', ink: '#ffffff' };
const NUMERALS = ['', 'I', 'II'];

export function lookOf(seat: number): SeatLook {
  return SEATS[seat] ?? UNKNOWN;
}

/** `crimson`, or `crimson-2` where a player has two ships. */
export function shipLook(ship: string): SeatLook {
  return SEATS.find(({ colour }) => colour === ship.split('-')[0]) ?? UNKNOWN;
}

/** The numeral on the sail of one of two ships; empty for an only ship. */
export function numeralOf(ship: string): string {
  return NUMERALS[Number(ship.split('-')[1] ?? 0)] ?? '';
}
