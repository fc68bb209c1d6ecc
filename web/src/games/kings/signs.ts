import type { Signs } from '../signs';
import Ghost from './Ghost.svelte';
import Ground from './Ground.svelte';
import { tilesOf } from './ground';
import Layer from './Layer.svelte';
import { colourLook, DUTCHMAN } from './looks';

/**
 * In the rules' pictures the first player is red, the second blue, and so on, but no sixth: F is a fortress. X is the
 * Dutchman.
 */
const SHIPS = { A: 'red', B: 'blue', C: 'green', D: 'yellow', E: 'orange' };

export const signs: Signs = {
  pieces: {
    ...Object.fromEntries(
      Object.entries(SHIPS).map(([sign, colour], seat) => [
        sign,
        { id: `ship-${seat}`, body: 'ship' as const, look: colourLook(colour) },
      ]),
    ),
    X: { id: 'dutchman', body: 'token', look: DUTCHMAN, Body: Ghost },
  },
  gold: '$',
  events: {},
  compass: colourLook,
  Ground,
  layer: (squares) => ({ Drawing: Layer, view: { tiles: tilesOf(squares), ships: [], target: 0 } }),
};
