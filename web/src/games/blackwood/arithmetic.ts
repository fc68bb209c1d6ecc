// The roll written out: why five pips are three squares. Explains figures the server sent, decides nothing.
import type { Words } from '../../board/words';
import type { BlackwoodView, ShipView } from '../../wire/blackwood';
import type { Question } from '../../wire/types';

/** One line, or one a ship where a player has two that may sail. */
export function arithmetic(view: BlackwoodView, asked: Question | null, words: Words): string[] {
  if (!view.roll) return [words.say('mat-arithmetic-waiting')];
  const allowances = asked?.figures['allowances'];
  const squares = Array.isArray(allowances) ? allowances.map(Number) : [];
  const fleet = view.ships
    .map((ship, at) => ({ ...ship, load: view.loads[at] ?? 0 }))
    .filter((ship) => ship.seat === view.active);
  /** Coins that came or went during the event are aboard, but do not count: that is said. */
  const counted = (sum: string, { coins, load, limit }: (typeof fleet)[number]): string =>
    limit === 'load' && coins !== load ? words.say('mat-arithmetic-load', { sum }) : sum;
  if (squares.length !== fleet.length)
    return squares.map((each) => words.say('mat-arithmetic-plain', { value: view.roll, squares: each }));
  const sums = fleet.map((ship, at) => counted(sum(view.roll, ship.load, ship.limit, squares[at] ?? 0, words), ship));
  return fleet.length === 1
    ? sums
    : fleet.map((ship, at) =>
        words.say('mat-arithmetic-ship', { ship: words.nameOf('ship', ship.ship), sum: sums[at] ?? '' }),
      );
}

function sum(value: number, coins: number, limit: ShipView['limit'], squares: number, words: Words): string {
  if (limit === 'captive' && squares === 0) return words.say('mat-arithmetic-captive', { value });
  return limit === 'load' || squares === value
    ? words.say('mat-arithmetic', { value, coins, squares })
    : words.say('mat-arithmetic-moored', { value });
}
