// For a game without a drawing of its own: seats have colours and emblems, everything else is read as text.
import type { Component } from 'svelte';
import type { SeatLook } from '../board/scene';
import type { GameArt, MatProps } from '../games/art';
import type { View } from '../wire/types';

/** What a table needs of a game's art. The chart may be missing: then the text table is the table. */
export interface TableArt extends Omit<GameArt, 'chart' | 'Mat'> {
  chart: GameArt['chart'] | null;
  Mat: Component<MatProps<never>> | null;
}

const LOOKS: readonly SeatLook[] = [
  { colour: 'red', css: 'var(--seat-red)', icon: 'crossed-sabres', ink: '#fff' },
  { colour: 'blue', css: 'var(--seat-blue)', icon: 'anchor', ink: '#fff' },
  { colour: 'green', css: 'var(--seat-green)', icon: 'parrot-head', ink: '#111' },
  { colour: 'yellow', css: 'var(--seat-yellow)', icon: 'crown', ink: '#111' },
  { colour: 'purple', css: 'var(--seat-purple)', icon: 'kraken-tentacle', ink: '#fff' },
  { colour: 'white', css: 'var(--seat-white)', icon: 'ship-wheel', ink: '#111' },
  { colour: 'black', css: 'var(--seat-black)', icon: 'pirate-skull', ink: '#fff' },
  { colour: 'pink', css: 'var(--seat-pink)', icon: 'mermaid', ink: '#111' },
];
const [NOBODY] = LOOKS;

export const plainArt: TableArt = {
  chart: null,
  Mat: null,
  scene: () => ({ pieces: [], marks: [], targets: [], path: [], mover: null }),
  panel: () => ({ figures: [], progress: null, note: '' }),
  storyboard: (events) => events.map((event) => ({ event, motions: [], sound: null })),
  textTable: (view, words) => [{ title: words.say('text-view'), head: [], rows: rows(view) }],
  placeName: (place) => place,
  emblem: (seat) => LOOKS[seat % LOOKS.length] ?? (NOBODY as SeatLook),
};

function rows(view: View): string[][] {
  return Object.entries(view)
    .filter(([field]) => field !== 'kind')
    .map(([field, value]) => [field, typeof value === 'string' ? value : JSON.stringify(value)]);
}
