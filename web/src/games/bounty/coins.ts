// A sum of money in coins, as few as possible. The purse itself is a plain number; the coins are for the eye.
import { parts } from './parts';

export function coinsOf(sum: number): { value: number; count: number }[] {
  let rest = Math.max(0, sum);
  return parts().coins.map((value) => {
    const count = Math.floor(rest / value);
    rest -= count * value;
    return { value, count };
  });
}
