// The pictures of Port Blackwood's awards, by feat.
import type { Pictures } from '../../ending/honours';

export const awards: Pictures = {
  balls_gained: 'cannon-ball',
  breeze_miles: 'windsock',
  coins_found: 'open-treasure-chest',
  coins_home: 'locked-chest',
  coins_robbed: 'eyepatch',
  coins_salvaged: 'pirate-hook',
  escapes: 'handcuffs',
  flights: 'big-wave',
  hits_taken: 'barrel',
  jailers_driven: 'pirate-captain',
  ones: 'wooden-pegleg',
  rests: 'palm-tree',
  sea_miles: 'compass',
  ships_lured: 'mermaid',
  shots: 'cannon-shot',
  sixes: 'perspective-dice-six-faces-random',
  times_caught: 'imprisoned',
};
