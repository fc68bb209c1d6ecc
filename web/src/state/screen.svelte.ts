// The size of the window. All break points are defined in ui/screens.json: scripts import a name from there, and styles
// write `@media (--desk)`, which svelte.config.js fills in.
import { desk, squarish } from '../ui/screens.json';

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
/** A chart that is about as high as wide leaves a column for the log beside it. */
export const squarishScreen = new MediaQuery(squarish);
/** The chart is held like the screen. What else is on the screen does not matter, so nothing that opens can turn it. */
export const portraitScreen = new MediaQuery('(orientation: portrait)');
