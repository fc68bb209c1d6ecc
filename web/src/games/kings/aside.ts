// The chart is nearly square: a desk leaves room beside it, where fights, pirates to choose from and the ribbon cover
// nothing.
const SHAPE = 1.1; // of the chart with its frame
const BUTTONS = 42; // pixels, that enlarge it
const NARROWEST = 290;
const WIDEST = 400;

export function aside(width: number, height: number): string {
  const free = width - BUTTONS - SHAPE * height;
  return free < NARROWEST ? '' : `${Math.min(free, WIDEST)}px`;
}
