import type { Signs } from '../signs';
import { shipLook } from './looks';
import Masts from './Masts.svelte';

/** The rulebook's pictures show the small board; palms have the Y, so Jeremy has his J. */
const SHIPS = { K: 'black', G: 'green', R: 'red', J: 'yellow', '☠': 'davy' };

export const signs: Signs = {
  pieces: Object.fromEntries(
    Object.entries(SHIPS).map(([sign, id]) => [sign, { id, body: 'ship', look: shipLook(id), Body: Masts }]),
  ),
  gold: '$',
  events: {},
};
