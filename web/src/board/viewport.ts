// Pan and zoom as plain arithmetic on the SVG's viewBox. The view always has the shape of the element on screen.
import type { Box, Point } from './sheet';

const DEEPEST = 5;

/** `factor` above 1 comes closer; `at` (in chart units) stays where it is on screen. */
export function zoomed(view: Box, factor: number, at: Point, whole: Box): Box {
  const width = Math.min(whole.width, Math.max(whole.width / DEEPEST, view.width / factor));
  const shrink = width / view.width;
  return kept(
    { x: at.x - (at.x - view.x) * shrink, y: at.y - (at.y - view.y) * shrink, width, height: view.height * shrink },
    whole,
  );
}

export function panned(view: Box, by: Point, whole: Box): Box {
  return kept({ ...view, x: view.x - by.x, y: view.y - by.y }, whole);
}

/** Moves the view as little as needed to show `box`. */
export function showing(view: Box, box: Box, whole: Box): Box {
  const shift = (start: number, size: number, from: number, length: number): number =>
    from < start ? from - start : from + length > start + size ? from + length - start - size : 0;
  return kept(
    {
      ...view,
      x: view.x + shift(view.x, view.width, box.x, box.width),
      y: view.y + shift(view.y, view.height, box.y, box.height),
    },
    whole,
  );
}

export function isDeepest(view: Box, whole: Box): boolean {
  return whole.width >= view.width * (DEEPEST - 0.01);
}

function kept(view: Box, whole: Box): Box {
  const within = (value: number, low: number, high: number): number =>
    Math.min(Math.max(value, low), Math.max(low, high));
  return {
    ...view,
    x: within(view.x, whole.x, whole.x + whole.width - view.width),
    y: within(view.y, whole.y, whole.y + whole.height - view.height),
  };
}
