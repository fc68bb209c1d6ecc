// Hexes, tiles and the Dutchman: too much for the file of the game. When they have come, the scene is drawn with them.
import { lazy } from '../../net/lazy.svelte';

export const drawings = lazy(() => import('./drawings'));
