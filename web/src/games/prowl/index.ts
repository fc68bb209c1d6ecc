// How Pirates on the Prowl is drawn: two boards, ships with three masts, cards, and a ghost.
import { setOut, underway } from '../../state/underway';
import type { ProwlView } from '../../wire/prowl';
import type { View } from '../../wire/types';
import type { GameArt } from '../art';
import { dataFrom } from '../data';
import { toldLater } from '../late';
import { lateMat } from '../lateMat';
import { aloud } from './aloud';
import { chartOf, unroll } from './charts.svelte';
import { lookOf, shipLook } from './looks';
import { panel } from './panel';
import { lay, type Parts } from './parts';
import partsFile from './parts.json?url&no-inline';
import { placeName } from './places';
import { rig } from './rigged.svelte';
import { scene } from './scene';

/** The shell hands each view only to the art of its own game, hence the last step. */
export async function load(seen?: View): Promise<GameArt> {
  const [found] = await Promise.all([dataFrom<Parts>(partsFile), unroll((seen as ProwlView | undefined)?.board)]);
  lay(found);
  void underway.then(() => import('./rigging')).then(rig, () => undefined); // no line: plain ships
  const art: GameArt<ProwlView> = {
    chart: (view) => chartOf(view?.board),
    scene: (input) => {
      if (input.view.round > 1) setOut(); // whoever comes back needs everything at once
      return scene(input);
    },
    panel,
    ...toldLater(() => import('./later')),
    placeName,
    emblem: lookOf,
    aloud,
    look: shipLook,
    roll: (view) => view.die,
    corners: true,
    Mat: lateMat(() => import('./Mat.svelte')),
    Aboard: underway.then(() => import('./Aboard.svelte')).then((found) => found.default),
    Hand: underway.then(() => import('./Hand.svelte')).then((found) => found.default),
  };
  return art as unknown as GameArt;
}
