// The pictures of the awards of King of the Pirates, by feat.
import type { Pictures } from '../../ending/honours';

export const awards: Pictures = {
  cards: 'card-pickup',
  caught: 'skull-crossed-bones',
  digs: 'treasure-map',
  duels: 'crossed-pistols',
  miles: 'compass',
  mutinies: 'pirate-flag',
  raids: 'castle',
  robbed: 'knapsack',
  rum: 'brandy-bottle',
  thefts: 'pirate-hook',
  tiles: 'spyglass',
  victories: 'crossed-sabres',
};
