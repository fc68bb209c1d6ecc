// How Pirates on the Prowl is drawn: two boards, ships with three masts, cards, and a ghost.
import { lazy, prefetch } from '../../net/lazy.svelte';
import type { ProwlView } from '../../wire/prowl';
import type { View } from '../../wire/types';
import type { GameArt } from '../art';
import { memoryFor } from '../memory.svelte';
import './colours.css';
import { aloud } from './aloud';
import { chartOf, charts } from './charts';
import { lookOf, shipLook } from './looks';
import { panel } from './panel';
import { partsFile } from './parts';
import { placeName } from './places';
import { scene } from './scene';

/** The shell hands each view only to the art of its own game, hence the last step. */
export async function load(seen?: View): Promise<GameArt> {
  const first = seen as ProwlView | undefined;
  await Promise.all([partsFile.get(), charts[first?.board ?? 'small'].get()]);
  const { veil, veiled, emblem } = memoryFor<ProwlView>(lookOf, first);
  const art: GameArt<ProwlView> = {
    chart: (view) => chartOf(view?.board),
    scene: (input) => scene(input, veil),
    panel,
    later: lazy(() => import('./later')),
    placeName,
    emblem,
    aloud: (event, ahead) => aloud(event, ahead, veil),
    look: shipLook,
    roll: (view) => view.roll,
    corners: true,
    Mat: prefetch(() => import('./Mat.svelte').then(veiled)),
    Aboard: prefetch(() => import('./Aboard.svelte').then(veiled)),
    OpenHand: lazy(() => import('./OpenHand.svelte')),
    Hand: prefetch(() => import('./Hand.svelte')),
  };
  return art as unknown as GameArt;
}
