// How Pirates on the Prowl is drawn: two boards, ships with three masts, cards, and a ghost.
import { underway } from '../../state/underway';
import type { ChartData } from '../../board/scene';
import type { ProwlView } from '../../wire/prowl';
import type { GameArt } from '../art';
import { dataFrom } from '../data';
import { toldLater } from '../late';
import largeFile from './chart-large.json?url';
import smallFile from './chart.json?url';
import { lookOf, shipLook } from './looks';
import Mat from './LateMat.svelte';
import { panel } from './panel';
import { lay, type Parts } from './parts';
import partsFile from './parts.json?url&no-inline';
import { placeName } from './places';
import { rig, scene } from './scene';

/** The shell hands each view only to the art of its own game, hence the last step. */
export async function load(): Promise<GameArt> {
  const [small, large, found] = await Promise.all([dataFrom<ChartData>(smallFile), dataFrom<ChartData>(largeFile), dataFrom<Parts>(partsFile)]);
  lay(found);
  void underway.then(() => import('./rigging')).then(rig, () => undefined); // no line: plain ships
  const art: GameArt<ProwlView> = {
    chart: (view) => (view?.board === 'large' ? large : small),
    scene,
    panel,
    ...toldLater(() => import('./later')),
    placeName,
    emblem: lookOf,
    look: shipLook,
    roll: (view) => view.die,
    corners: true,
    Mat,
    Aboard: underway.then(() => import('./Aboard.svelte')).then((found) => found.default),
    Hand: underway.then(() => import('./Hand.svelte')).then((found) => found.default),
  };
  return art as unknown as GameArt;
}
