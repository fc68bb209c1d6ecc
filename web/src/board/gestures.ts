// Fingers, mouse and wheel on the board. A drag pans the board: the click at its end is ignored.
import type { Point } from './sheet';

export interface Gestures {
  pan(by: Point): void; // in pixels
  zoom(factor: number, at: Point): void; // `at` in pixels of the page
}

const SLACK = 8; // pixels a finger may slip in a tap

export function gestures(surface: SVGSVGElement, react: Gestures): { destroy(): void } {
  const fingers = new Map<number, Point>();
  let dragged = false;
  let start: Point = { x: 0, y: 0 };

  function down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (fingers.size === 0) dragged = false;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    start = { x: event.clientX, y: event.clientY };
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!dragged && fingers.size === 1 && Math.hypot(now.x - start.x, now.y - start.y) < SLACK) return;
    if (!dragged) surface.setPointerCapture(event.pointerId);
    dragged = true;
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    if (!other) return react.pan({ x: now.x - before.x, y: now.y - before.y });
    const apart = (point: Point): number => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
    react.pan({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
    react.zoom(apart(now) / apart(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  }

  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
  }

  function click(event: MouseEvent): void {
    if (dragged) event.stopImmediatePropagation();
    dragged = false;
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    react.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), { x: event.clientX, y: event.clientY });
  }

  const ends = new AbortController();
  const listen = { signal: ends.signal };
  surface.addEventListener('pointerdown', down, listen);
  surface.addEventListener('pointermove', move, listen);
  surface.addEventListener('pointerup', up, listen);
  surface.addEventListener('pointercancel', up, listen);
  surface.addEventListener('pointerleave', (event) => event.pointerType === 'mouse' && !dragged && up(event), listen);
  surface.addEventListener('click', click, { ...listen, capture: true });
  surface.addEventListener('wheel', wheel, { ...listen, passive: false });
  return { destroy: () => ends.abort() };
}
