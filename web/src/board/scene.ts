// What the board draws. It knows no game: a game's folder turns its view and the choices into a scene.
import type { Component } from 'svelte';
import type { Sheet } from './sheet';
import type { Words } from './words';
import type { IconName } from '../generated/icons';
import type { Target } from '../wire/types';

/** A seat's colour, which never stands alone: the emblem goes with it. */
export interface SeatLook {
  colour: string; // a name: red, blue ...
  css: string; // for `fill` and `background`
  icon: IconName;
  ink: string; // readable on that colour
}

export interface ScenePiece {
  id: string;
  place: string;
  body: 'ship' | 'token';
  look: SeatLook;
  name: string; // read aloud
  coins?: number; // seen on deck
  held?: boolean; // locked up
  active: boolean; // drawn on top and with a ring: its turn
  own?: boolean; // one of several that are the viewer's: underlined
  cards?: number; // backs seen on deck
  tag?: string; // tells the ships of one player apart: I, II
  flag?: IconName; // flown instead of the pennant
  badge?: IconName; // in its corner: something is the matter
  Body?: Component<{ piece: ScenePiece }> | undefined; // drawn by the game itself
  slots?: (string | null)[]; // for such a drawing: colours of what is aboard
}

/** Something that lies on a place; one mark a place. */
export type SceneMark = { place: string; name: string } & (
  | { kind: 'coins'; amount: number; chest?: boolean } // `chest`: heaped beside a drawn chest, not loose on the water
  | { kind: 'sign'; icon: IconName } // in the corner of the place
);

/** Something that may be chosen. */
export interface SceneTarget {
  target: Target;
  place: string;
  piece: string | null; // the piece itself is the target
  name: string;
  short: string; // for a phone; the rest is told by signs
  steps: number; // of the way there
  price: number; // to be paid there
  danger: boolean; // it ends badly for the one who chooses it: last in lists
  named: boolean; // an island or wharf, not open water: first in lists
  badges: IconName[]; // what will happen there
  selected: boolean;
}

/** For a game's own drawing on the chart. */
export interface LayerProps<V> {
  sheet: Sheet;
  words: Words;
  scale: number; // pixels a unit
  view: V;
}

export interface Scene {
  pieces: ScenePiece[];
  marks?: SceneMark[];
  targets: SceneTarget[];
  path: string[]; // of the choice that is previewed, start included
  mover: string | null; // the piece that goes that way
  ghost?: boolean; // the path is a plan of the viewer's, not a choice
  // What a game draws on the chart itself; `faces` are the places where names give way to it
  layer?: { Drawing: Component<LayerProps<unknown>>; view: unknown; faces?: string[] } | undefined;
}

/** Everything that can be animated; the board plays the motions of one event together. */
export type Motion =
  | { kind: 'sail'; piece: string; path: readonly string[] }
  | { kind: 'drag'; piece: string; to: string } // by a captor, not along squares
  | { kind: 'shot'; from: string; to: string }
  | { kind: 'coins'; from: string; to: string; amount: number }
  | { kind: 'cards'; from: string; to: string; amount: number } // backs up
  | { kind: 'flash'; place: string; icon: IconName }
  // A tile whose back has this colour is turned over; the icon is on its face.
  | { kind: 'turn'; place: string; back: string; icon: IconName }
  // A needle turns, and stops at so many degrees from east, where the emblem is.
  | { kind: 'spin'; place: string; angle: number; look: SeatLook };

export interface LabelLayout {
  language: string;
  portrait: boolean;
  size: number;
  labels: [id: string, x: number, y: number, size: number, lines: number][];
  hidden: number[]; // hills that would lie under a name
}

export interface Bay {
  place: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A place of another shape than a square: of several squares, or a hex. */
export interface Field {
  room: number[]; // for the pieces on it: x, y, width, height
  outline: string;
  squares: number[][]; // none for a hex
}

/** Made by scripts/chart.mjs from a board file. Coordinates are in `unit` a cell, with north up. */
export interface ChartData {
  columns: number;
  rows: number;
  unit: number;
  coast: string;
  grass: string;
  hills: number[][];
  palms: number[][];
  icons: (string | number)[][]; // name, x, y, size, and the colour of a seat where it is somebody's
  wharves: (string | number)[][];
  lairs: (string | number)[][];
  tufts: number[][];
  rose: number[];
  bays: Bay[];
  waves: number[][];
  layouts: LabelLayout[];
  numbered?: boolean; // squares are called 14,7, not O8
  grid?: string; // of hexes; otherwise squares
  fields?: Readonly<Record<string, Field>>;
  flows?: string; // currents, and the points of their arrows
  tips?: string;
}
