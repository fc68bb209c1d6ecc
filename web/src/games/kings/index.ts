// How King of the Pirates is drawn: hexes with tiles that turn over, crews, cards, and a ghost ship.
import { underway } from '../../state/underway';
import type { ChartData } from '../../board/scene';
import type { KingsView } from '../../wire/kings';
import type { GameArt } from '../art';
import { dataFrom } from '../data';
import { toldLater } from '../late';
import { aloud } from './aloud';
import { aside } from './aside';
import chartFile from './chart.json?url';
import { colourLook, lookOf } from './looks';
import Mat from './LateMat.svelte';
import { panel } from './panel';
import { lay, type Parts } from './parts';
import partsFile from './parts.json?url&no-inline';
import { placeName } from './places';
import { rig } from './rigged.svelte';
import { scene } from './scene';

/** The shell hands each view only to the art of its own game, hence the last step. */
export async function load(): Promise<GameArt> {
  const [chart, found] = await Promise.all([dataFrom<ChartData>(chartFile), dataFrom<Parts>(partsFile)]);
  lay(found);
  void underway.then(() => import('./rigging')).then(rig, () => undefined); // no line: no tiles
  const art: GameArt<KingsView> = {
    chart: () => chart,
    scene,
    panel,
    ...toldLater(() => import('./later')),
    placeName,
    emblem: lookOf,
    look: colourLook,
    hexes: 4,
    Mat,
    Aboard: underway.then(() => import('./Aboard.svelte')).then((found) => found.default),
    Over: import('./Over.svelte').then((found) => found.default),
    Strip: underway.then(() => import('./Strip.svelte')).then((found) => found.default),
    aloud,
    aside,
  };
  return art as unknown as GameArt;
}
