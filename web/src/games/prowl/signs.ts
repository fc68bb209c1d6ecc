import type { Signs } from '../signs';
import { charts } from './charts';
import { shipLook } from './looks';
import Masts from './Masts.svelte';

/** The letters of ships in the rulebook's pictures. `Y` is a palm there, so the yellow ship (Jeremy's) is `J`. */
const SHIPS = { K: 'black', G: 'green', R: 'red', J: 'yellow', '☠': 'davy' };

export const signs: Signs = {
  pieces: Object.fromEntries(
    Object.entries(SHIPS).map(([sign, id]) => [sign, { id, body: 'ship', look: shipLook(id), Body: Masts }]),
  ),
  gold: '$',
  events: {},
  boards: { small: () => charts.small.get(), large: () => charts.large.get() },
};
