// Drawings that the first picture does not need. When they have come, the scene is drawn again with them.
import { prefetch } from '../../net/lazy.svelte';

export const drawings = prefetch(() => import('./drawings'));
