// The pictures of King of the Pirates' awards, by feat.
import type { Pictures } from '../../ending/honours';

export const awards: Pictures = {
  cards: 'card-play',
  caught: 'skull-crossed-bones',
  digs: 'dig-hole',
  duels: 'crossed-sabres',
  miles: 'compass',
  mutinies: 'crossed-pistols',
  raids: 'pirate-flag',
  robbed: 'knapsack',
  rum: 'barrel',
  thefts: 'pirate-hook',
  tiles: 'spyglass',
  victories: 'pirate-cannon',
};
