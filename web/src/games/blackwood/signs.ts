import type { Signs } from '../signs';
import { jailerLook, shipLook } from './looks';

const SHIPS = { R: 'red', B: 'blue', G: 'green', Y: 'yellow', U: 'purple', W: 'white' };
const JAILERS = { '@': 'blackbeard', '&': 'monster' };

export const signs: Signs = {
  pieces: Object.fromEntries([
    ...Object.entries(SHIPS).map(([sign, id]) => [sign, { id, body: 'ship', look: shipLook(id) }]),
    ...Object.entries(JAILERS).map(([sign, id]) => [sign, { id, body: 'token', look: jailerLook(id) }]),
  ]),
  gold: '$',
  events: { blackbeard: 'pirate-captain', monster: 'sea-serpent', breeze: 'windsock', siren: 'mermaid' },
};
