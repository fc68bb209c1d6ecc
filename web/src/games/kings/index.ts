// How King of the Pirates is drawn: hexes with tiles that turn over, crews, cards, and a ghost ship.
import { lazy } from '../../net/lazy.svelte';
import type { ChartData } from '../../board/scene';
import type { KingsView } from '../../wire/kings';
import type { View } from '../../wire/types';
import type { GameArt } from '../art';
import { dataFrom } from '../data';
import { memoryFor } from '../memory.svelte';
import './colours.css';
import { aloud } from './aloud';
import { aside } from './aside';
import chartFile from './chart.json?url';
import { drawings } from './lateDrawings';
import { colourLook, lookOf } from './looks';
import { panel } from './panel';
import { partsFile } from './parts';
import { placeName } from './places';
import { scene } from './scene';

/** The shell hands each view only to the art of its own game, hence the last step. */
export async function load(seen?: View): Promise<GameArt> {
  const [chart] = await Promise.all([dataFrom<ChartData>(chartFile), partsFile.get()]);
  const { veil, veiled, emblem } = memoryFor<KingsView>(lookOf, seen as KingsView | undefined);
  const overlay = lazy(() => import('./Overlay.svelte'));
  const aboard = lazy(() => import('./Aboard.svelte'));
  const mat = lazy(() => import('./Mat.svelte').then(veiled));
  const strip = lazy(() => import('./Strip.svelte').then(veiled));
  // Without hexes, the own hand and the pirates to choose from nobody could decide anything.
  for (const part of [drawings, overlay, strip, mat, aboard]) void part.get();
  const art: GameArt<KingsView> = {
    chart: () => chart,
    scene,
    panel,
    later: lazy(() => import('./later').then((later) => later.veiled(veil))),
    placeName,
    emblem,
    look: colourLook,
    hexes: 4,
    Mat: mat,
    Aboard: aboard,
    OpenHand: lazy(() => import('./OpenHand.svelte')),
    Overlay: overlay,
    Strip: strip,
    aloud: (event, ahead) => aloud(event, ahead, veil),
    aside,
  };
  return art as unknown as GameArt;
}
