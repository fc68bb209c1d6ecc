// The pictures of the awards of Pirates on the Prowl, by feat.
import type { Pictures } from '../../ending/honours';

export const awards: Pictures = {
  attacks: 'crossed-sabres',
  bad_luck: 'lightning-storm',
  booty: 'pirate-hook',
  defeats: 'wooden-pegleg',
  digs: 'treasure-map',
  dumped: 'big-wave',
  earned: 'coins',
  exiles: 'palm-tree',
  haunts: 'skull-crossed-bones',
  lost_turns: 'crossed-pistols',
  miles: 'compass',
  ones: 'mooring-bollard',
  raids: 'pirate-flag',
  robbed: 'knapsack',
  round_the_world: 'ship-wheel',
  sixes: 'perspective-dice-six-faces-random',
  stored: 'locked-chest',
  trades: 'trade',
  victories: 'pirate-cannon',
};
