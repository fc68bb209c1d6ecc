import type { Signs } from '../signs';
import { shipLook } from './looks';

const SHIPS = { B: 'blue', G: 'green', K: 'black', R: 'red', Y: 'yellow', P: 'pink', W: 'white', V: 'purple', D: 'davy' };

export const signs: Signs = {
  pieces: Object.fromEntries(Object.entries(SHIPS).map(([sign, id]) => [sign, { id, body: 'ship', look: shipLook(id) }])),
  gold: '$',
  events: {},
};
