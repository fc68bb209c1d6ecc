// Colours and emblems of Bounty's ships.
import { painted, UNKNOWN } from '../../board/paints';
import type { SeatLook } from '../../board/scene';
import type { BountyView } from '../../wire/bounty';

const SEATS = painted(
  ['red', 'yellow', 'green', 'blue', 'purple', 'white'],
  ['crimson', 'gold', 'emerald', 'azure', 'violet', 'ivory'],
);
const NUMERALS = ['', 'I', 'II'];

/** The view says who sails which colour; before there is one, seats have the colours in their order. */
export function lookOf(seat: number, view?: Pick<BountyView, 'ships'>): SeatLook {
  return shipLook(view?.ships.find((ship) => ship.seat === seat)?.ship ?? SEATS[seat]?.colour ?? '');
}

/** `crimson`, or `crimson-2` where a player has two ships. */
export function shipLook(ship: string): SeatLook {
  return SEATS.find(({ colour }) => colour === ship.split('-')[0]) ?? UNKNOWN;
}

/** The numeral on the sail of one of two ships; empty for an only ship. */
export function numeralOf(ship: string): string {
  return NUMERALS[Number(ship.split('-')[1] ?? 0)] ?? '';
}
