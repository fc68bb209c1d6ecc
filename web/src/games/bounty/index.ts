// Bounty's art. Chart and parts are data, so they are fetched as such beside the script.
import type { ChartData } from '../../board/scene';
import { underway } from '../../state/underway';
import type { BountyView } from '../../wire/bounty';
import type { GameArt } from '../art';
import { dataFrom } from '../data';
import { toldLater } from '../late';
import { lateMat } from '../lateMat';
import { aloud } from './aloud';
import chartFile from './chart.json?url';
import { lookOf } from './looks';
import { panel } from './panel';
import { lay, type Parts } from './parts';
import partsFile from './parts.json?url&no-inline';
import { placeName } from './places';
import { scene } from './scene';

/** The shell hands each view only to the art of its own game, hence the last step. */
export async function load(): Promise<GameArt> {
  const [chart, found] = await Promise.all([dataFrom<ChartData>(chartFile), dataFrom<Parts>(partsFile)]);
  lay(found);
  const art: GameArt<BountyView> = {
    chart: () => chart,
    scene,
    panel,
    ...toldLater(() => import('./later')),
    placeName,
    emblem: lookOf,
    roll: (view) => view.throw,
    Mat: lateMat(() => import('./Mat.svelte')),
    Aboard: underway.then(() => import('./Aboard.svelte')).then((found) => found.default),
    aloud,
  };
  return art as unknown as GameArt;
}
