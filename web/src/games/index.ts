// The only place that names the games. Each is fetched when a table of it is opened.
import type { GameArt } from './art';

export const gameArt: Readonly<Record<string, () => Promise<GameArt>>> = {
  blackwood: () => import('./blackwood').then(({ load }) => load()),
  bounty: () => import('./bounty').then(({ load }) => load()),
  kings: () => import('./kings').then(({ load }) => load()),
  prowl: () => import('./prowl').then(({ load }) => load()),
};
