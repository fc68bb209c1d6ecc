// How large the whole sheet can be drawn, with the zoom buttons beside it or below it, whichever leaves it larger.
import type { Box, Sheet } from './sheet';

const BUTTONS = 42; // pixels, with a little air

export interface Fitted {
  box: Box; // what is seen, in units of the sheet
  scale: number; // pixels a unit
  beside: boolean; // where the buttons have their room
}

export function fitted(sheet: Pick<Sheet, 'mount' | 'extent'>, width: number, height: number): Fitted {
  const [beside, below] = [room(sheet, width, height, BUTTONS, 0), room(sheet, width, height, 0, BUTTONS)];
  // A phone: the chart must not jump when a button more is shown
  if (height > width) return { ...below, beside: false };
  return beside.scale >= below.scale ? { ...beside, beside: true } : { ...below, beside: false };
}

/** The frame keeps away from `left` and `foot`; a bay may reach into them. */
function room(
  { mount, extent }: Pick<Sheet, 'mount' | 'extent'>,
  width: number,
  height: number,
  left: number,
  foot: number,
): Omit<Fitted, 'beside'> {
  const scale = Math.max(
    Math.min(
      (width - left) / mount.width,
      (height - foot) / mount.height,
      width / extent.width,
      height / extent.height,
    ),
    0.01, // before there is any room
  );
  const [wide, high] = [width / scale, height / scale];
  const x = mount.x - left / scale - (wide - left / scale - mount.width) / 2;
  const y = mount.y - (high - foot / scale - mount.height) / 2;
  const box = {
    x: within(x, wide, extent.x, extent.width),
    y: within(y, high, extent.y, extent.height),
    width: wide,
    height: high,
  };
  return { scale, box };
}

/** A start that keeps the whole extent in view. */
function within(start: number, size: number, from: number, length: number): number {
  return Math.min(Math.max(start, from + length - size), from);
}

/** A part of the whole that shows `box`, in the same shape. */
export function around(box: Box, whole: Box): Box {
  const aspect = whole.width / whole.height;
  const width = Math.min(whole.width, Math.max(box.width, box.height * aspect));
  const height = width / aspect;
  const kept = (start: number, from: number, room: number): number => Math.min(Math.max(start, from), from + room);
  return {
    x: kept(box.x + (box.width - width) / 2, whole.x, whole.width - width),
    y: kept(box.y + (box.height - height) / 2, whole.y, whole.height - height),
    width,
    height,
  };
}
