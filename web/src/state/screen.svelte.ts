// The size of the window. All break points are defined in ui/screens.json: scripts import a name from there, and styles
// write `@media (--desk)` or `@media not (--desk)`, which svelte.config.js fills in.
import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import { desk } from '../ui/screens.json';

export class MediaQuery {
  matches = $state(false);

  constructor(query: string) {
    const media = matchMedia(query);
    const read = (): void => void (this.matches = media.matches);
    media.addEventListener('change', read);
    read();
  }
}

/** There is room for the table's four regions; otherwise it is one column, as on a phone. */
export const deskScreen = new MediaQuery(desk);
/** The chart is held like the screen. What else is on the screen does not matter, so nothing that opens can turn it. */
export const portraitScreen = new MediaQuery('(orientation: portrait)');

/** How much room charts leave beside them on a desk. It depends on the shape of the window. */
export const room = {
  /** A chart that is about as high as wide leaves a column for the log. */
  get squarish(): boolean {
    return isAsWideAs(1200, 8 / 5);
  },
  /** Every chart leaves a column for the log. */
  get stretched(): boolean {
    return isAsWideAs(0, 15 / 8) || isAsWideAs(1360, 16 / 9);
  },
};

function isAsWideAs(width: number, shape: number): boolean {
  const [wide, high] = [innerWidth.current ?? 0, innerHeight.current ?? 0];
  return deskScreen.matches && wide >= width && wide >= high * shape;
}
