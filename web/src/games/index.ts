// The only place that names the games. Each is fetched when a table of it is opened, `seen` as far as that is known.
import type { View } from '../wire/types';
import type { GameArt } from './art';

export const gameArt: Readonly<Record<string, (seen?: View) => Promise<GameArt>>> = {
  blackwood: (seen) => import('./blackwood').then(({ load }) => load(seen)),
  bounty: (seen) => import('./bounty').then(({ load }) => load(seen)),
  kings: (seen) => import('./kings').then(({ load }) => load(seen)),
  prowl: (seen) => import('./prowl').then(({ load }) => load(seen)),
};
