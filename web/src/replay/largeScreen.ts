import { MediaQuery } from '../state/screen.svelte';
import { large } from '../ui/screens.json';

/** There is room for the replay's five regions. */
export const largeScreen = new MediaQuery(large);
