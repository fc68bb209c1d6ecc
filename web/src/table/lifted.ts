// What a finger or a key that is already down does to things that come to lie beneath it: nothing. They react again
// once another touch or key press begins, or when the one that is down has been lifted for a while.

const HELD = ['click', 'contextmenu', 'mousedown', 'mouseup', 'pointermove', 'pointerup', 'pointercancel', 'keyup'];
const ECHO = 1000; // ms: a browser may send the click of a finger that was lifted so late

/** Makes the whole page ignore the touch or key that is down now. `pressed`: the thing beneath it. */
export function ignoreUntilNewTouch(pressed: HTMLElement): void {
  const ends = new AbortController();
  const first = { capture: true, signal: ends.signal };
  const end = (): void => ends.abort();
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (/up|cancel/.test(event.type)) setTimeout(end, ECHO);
  };

  for (const kind of HELD) addEventListener(kind, swallow, first);
  addEventListener('pointerdown', end, first);
  addEventListener('keydown', (event) => (event.repeat ? swallow(event) : end()), first);
  // It may leave the page before the finger does. Its own touch still ends at it, and would become a click elsewhere.
  pressed.addEventListener('touchend', swallow, { passive: false, signal: ends.signal });
}
