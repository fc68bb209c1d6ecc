// Bounty's art. Chart and parts are data, so they are fetched as such beside the script.
import type { ChartData } from '../../board/scene';
import { lazy, prefetch } from '../../net/lazy.svelte';
import type { BountyView } from '../../wire/bounty';
import type { View } from '../../wire/types';
import type { GameArt } from '../art';
import { dataFrom } from '../data';
import './colours.css';
import { aloud } from './aloud';
import chartFile from './chart.json?url';
import { lookOf, shipLook } from './looks';
import { panel } from './panel';
import { partsFile } from './parts';
import { placeName } from './places';
import { scene } from './scene';

/** The shell hands each view only to the art of its own game, hence the last step. */
export async function load(seen?: View): Promise<GameArt> {
  let last = seen as BountyView | undefined; // who sails which colour
  const [chart] = await Promise.all([dataFrom<ChartData>(chartFile), partsFile.get()]);
  const art: GameArt<BountyView> = {
    chart: () => chart,
    scene,
    panel,
    later: lazy(() => import('./later')),
    placeName,
    emblem: (seat, view) => lookOf(seat, (last = view ?? last)),
    look: shipLook,
    roll: (view) => view.roll,
    Mat: prefetch(() => import('./Mat.svelte')),
    Aboard: prefetch(() => import('./Aboard.svelte')),
    OpenHand: lazy(() => import('./OpenHand.svelte')),
    aloud,
  };
  return art as unknown as GameArt;
}
