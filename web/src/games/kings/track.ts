// Where a score stands on the ring around the chart.
import type { Box, Point } from '../../board/sheet';

/** A part of the way around a box, clockwise from its upper left corner; 1 is back at the start. */
export function along({ x, y, width, height }: Box, part: number): Point {
  const way = (((part % 1) + 1) % 1) * 2 * (width + height);
  if (way < width) return { x: x + way, y };
  if (way < width + height) return { x: x + width, y: y + way - width };
  if (way < 2 * width + height) return { x: x + width - (way - width - height), y: y + height };
  return { x, y: y + height - (way - 2 * width - height) };
}

const APART = 0.011; // of the ring: markers overlap a little and stay readable

/** Equal scores stand side by side, the poorer behind. Nobody goes over the end. */
export function crowded(
  ships: readonly { seat: number; money: number }[],
  target: number,
): { seat: number; part: number }[] {
  let last = -APART;
  return [...ships]
    .sort((one, other) => one.money - other.money || one.seat - other.seat)
    .map(({ seat, money }) => ({ seat, part: (last = Math.max(Math.min(money / target, 0.995), last + APART)) }));
}
