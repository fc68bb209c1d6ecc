import type { Signs } from '../signs';
import { shipLook } from './looks';

const SHIPS = { C: 'crimson', G: 'gold', E: 'emerald', Z: 'azure', V: 'violet', I: 'ivory' };

export const signs: Signs = {
  pieces: Object.fromEntries(
    Object.entries(SHIPS).map(([sign, id]) => [sign, { id, body: 'ship', look: shipLook(id) }]),
  ),
  gold: '$',
  events: {},
};
