// What a table needs of a game's art, whether our page draws the game or not.
import type { Component } from 'svelte';
import type { Mount } from '../../../src/skulduggery/games/page';
import type { GameArt } from '../games/art';
import type { Arriving } from '../net/lazy.svelte';
import type { Choosing } from '../state/choosing.svelte';
import type { TableModel } from '../state/table.svelte';
import type { Question, View } from '../wire/types';

export interface TableProps {
  model: TableModel;
  choosing: Choosing;
  art: TableArt;
}

/** A position that is only looked at, in a replay or on a big screen. */
export interface SeenProps {
  art: TableArt;
  view: View;
  /** The views of all seats, if all cards are open. */
  views?: readonly View[];
  seat: number | null;
  names: readonly string[];
  asked: Question | null;
}

/** The chart may be missing: then `Table` is shown in its place, or `Seen` where nothing can be chosen. */
export interface TableArt extends Omit<GameArt, 'chart' | 'Mat'> {
  chart: GameArt['chart'] | null;
  Mat: GameArt['Mat'] | null;
  Table?: Arriving<{ default: Component<TableProps> }>;
  Seen?: Component<SeenProps>;
  /** The page that a plug-in game ships. */
  page?: ForeignPage | undefined;
}

/** A module with the interface of page.d.ts, and where the other files of its folder are. */
export interface ForeignPage {
  mount: Mount;
  folder: string;
  /** It offers the choices itself. */
  choices: boolean;
}
