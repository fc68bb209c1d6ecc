// The pictures of Bounty's awards, by feat.
import type { Pictures } from '../../ending/honours';

export const awards: Pictures = {
  charges: 'coins',
  chests: 'open-treasure-chest',
  commissions: 'tied-scroll',
  duels: 'crossed-pistols',
  gifts: 'two-coins',
  guilty: 'handcuffs',
  hunts: 'galleon',
  innocent: 'scales',
  loans: 'scroll-unfurled',
  loot: 'eyepatch',
  losses: 'barrel',
  miles: 'compass',
  ones: 'wooden-pegleg',
  raids: 'skull-crossed-bones',
  sales: 'locked-chest',
  sixes: 'perspective-dice-six-faces-random',
  stays: 'anchor',
  trades: 'wooden-crate',
};
