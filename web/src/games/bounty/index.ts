// Bounty's art. Chart and parts are data, so they are fetched as such beside the script.
import type { ChartData } from '../../board/scene';
import { lazy, prefetch } from '../../net/lazy.svelte';
import type { BountyView } from '../../wire/bounty';
import type { GameArt } from '../art';
import { dataFrom } from '../data';
import { aloud } from './aloud';
import chartFile from './chart.json?url';
import { lookOf } from './looks';
import { panel } from './panel';
import { partsFile } from './parts';
import { placeName } from './places';
import { scene } from './scene';

/** The shell hands each view only to the art of its own game, hence the last step. */
export async function load(): Promise<GameArt> {
  const [chart] = await Promise.all([dataFrom<ChartData>(chartFile), partsFile.get()]);
  const art: GameArt<BountyView> = {
    chart: () => chart,
    scene,
    panel,
    telling: lazy(() => import('./telling')),
    placeName,
    emblem: lookOf,
    roll: (view) => view.throw,
    Mat: prefetch(() => import('./Mat.svelte')),
    Aboard: prefetch(() => import('./Aboard.svelte')),
    aloud,
  };
  return art as unknown as GameArt;
}
