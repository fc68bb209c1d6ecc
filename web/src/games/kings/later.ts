// What the first picture of King of the Pirates does not need.
import type { KingsView } from '../../wire/kings';
import type { Later } from '../art';
import type { Veil } from '../memory.svelte';
import { storyboard } from './motion';
import { textTable } from './textTable';

/** Own cards are shown large when they come, unless they are to lie face down. */
export function veiled(veil: Veil): Later<KingsView> {
  return { storyboard: (events, before) => storyboard(events, before, veil), textTable };
}
