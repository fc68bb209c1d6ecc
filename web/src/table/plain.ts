// For a game without a drawing of its own: seats have colours and emblems, everything else is read as text.
import { painted, UNKNOWN } from '../board/paints';
import type { GameArt, Telling } from '../games/art';
import { lazy } from '../net/lazy.svelte';
import type { View } from '../wire/types';

/** What a table needs of a game's art. The chart may be missing: then the text table is the table. */
export interface TableArt extends Omit<GameArt, 'chart' | 'Mat'> {
  chart: GameArt['chart'] | null;
  Mat: GameArt['Mat'] | null;
}

const LOOKS = painted(['red', 'blue', 'green', 'yellow', 'purple', 'white', 'black', 'pink']);

const telling: Telling<View> = {
  storyboard: (events) => events.map((event) => ({ event, motions: [], sound: null })),
  textTable: (view, words) => [{ title: words.say('text-view'), head: [], rows: rows(view) }],
};

export const plainArt: TableArt = {
  chart: null,
  Mat: null,
  scene: () => ({ pieces: [], marks: [], targets: [], path: [], mover: null }),
  panel: () => ({ figures: [], progress: null, note: '' }),
  telling: lazy(() => Promise.resolve(telling)),
  placeName: (place) => place,
  emblem: (seat) => LOOKS[seat % LOOKS.length] ?? UNKNOWN,
};

function rows(view: View): string[][] {
  return Object.entries(view)
    .filter(([field]) => field !== 'kind')
    .map(([field, value]) => [field, typeof value === 'string' ? value : JSON.stringify(value)]);
}
