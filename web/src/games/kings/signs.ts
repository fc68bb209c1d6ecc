import type { Signs } from '../signs';
import { colourLook, DUTCHMAN } from './looks';

/** In the rules' pictures the first player is red, the second blue, and so on; X is the Dutchman. */
const SHIPS = { A: 'red', B: 'blue', C: 'green', D: 'yellow', E: 'orange', F: 'violet' };

export const signs: Signs = {
  pieces: {
    ...Object.fromEntries(Object.entries(SHIPS).map(([sign, id]) => [sign, { id, body: 'ship' as const, look: colourLook(id) }])),
    X: { id: 'dutchman', body: 'token', look: DUTCHMAN },
  },
  gold: '$',
  events: {},
};
