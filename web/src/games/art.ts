// What a game's folder gives to the page so that it can be drawn, heard and read.
import type { Component } from 'svelte';
import type { ChartData, Motion, Scene, SeatLook } from '../board/scene';
import type { Words } from '../board/words';
import type { IconName } from '../generated/icons';
import type { Arriving, Part } from '../net/lazy.svelte';
import type { SoundName } from '../sound/sound';
import type { Staged } from '../stage/staged';
import type { Choosing } from '../state/choosing.svelte';
import type { Choice, Event, Question, Target } from '../wire/types';

export interface SceneInput<V> {
  view: V;
  choices: readonly Choice[];
  picked: readonly Target[];
  names: readonly string[]; // players, by seat
  words: Words;
  seat: number | null; // whose eyes
}

/**
 * One event: what moves, what sounds. `dice`: the die tumbles and lands on this. `stage`: shown large over the board.
 */
export interface Step {
  event: Event;
  motions: Motion[];
  sound: SoundName | null;
  dice?: number;
  stage?: Staged;
}

export interface Figure {
  icon: IconName;
  text: string;
  name: string; // read aloud: "2 of 2 coins home"
  pictured?: boolean; // `Aboard` draws it already
}

export interface CrewFigures {
  figures: Figure[];
  progress: { value: number; goal: number } | null;
  note: string; // empty: nothing to remark
  mark?: IconName; // before the note: a badge
  plain?: boolean; // the note says no more than the mark does
}

export interface TextSection {
  title: string;
  head: string[];
  rows: string[][];
}

/** Playing from a mat or from what is shown over the board: of the table's `Choosing`. */
export type Chooser = Pick<Choosing, 'mine' | 'choices' | 'picked' | 'left' | 'tap' | 'take' | 'why'>;

export interface MatProps<V> {
  view: V;
  asked: Question | null;
  seat: number | null; // whose mat; null: the seat whose turn it is
  names: readonly string[];
  words: Words;
  rolling?: number | null; // the die is falling, and this is how it will lie
  choosing?: Chooser; // where one can play
}

/** What lies over the board as long as it lasts: a fight that goes on, people to choose from. */
export interface OverProps<V> {
  view: V;
  seat: number | null; // whose eyes
  choosing: Chooser;
  names: readonly string[];
  words: Words;
  log: readonly { event: Event }[]; // what has happened, the newest last
}

export interface AboardProps<V> {
  view: V;
  seat: number;
  words: Words;
}

export interface HandProps<V> {
  view: V;
  choices: readonly Choice[];
  picked: readonly Target[];
  names: readonly string[];
  words: Words;
  busy: boolean;
  ontake: (choice: Choice) => void;
}

/** How events move and sound, and the position in words. */
export interface Telling<V> {
  storyboard(events: readonly Event[], before: V): Step[];
  textTable(view: V, words: Words, names: readonly string[]): TextSection[];
}

/** A component of a game, as its module exports it; null until it has been fetched. */
type Drawn<P extends object> = Arriving<{ default: Component<P> }>;

export interface GameArt<V = never> {
  /** The board of this match, null until it is here; without a view the one that is played on most. */
  chart(view: V | null): ChartData | null;
  scene(input: SceneInput<V>): Scene;
  panel(view: V, seat: number, words: Words): CrewFigures;
  /** Storyboard and text table: the first picture does not need them. */
  telling: Part<Telling<V>>;
  placeName(place: string, words: Words): string;
  /** Without a view as it was last seen: colours may differ from match to match. */
  emblem(seat: number, view?: V): SeatLook;
  /** Of games in which seats choose their colours: what one looks like. */
  look?(colour: string): SeatLook;
  /** The roll that matters now, 0 for none: a phone shows it where one looks. */
  roll?(view: V): number;
  /** Whether squares touch at their corners, too: how a distance is measured. */
  corners?: boolean;
  /** The radius of a board of hexes. */
  hexes?: number;
  Mat: Drawn<MatProps<V>>;
  /** What a seat has aboard, as a picture in its crew panel. */
  Aboard?: Drawn<AboardProps<V>>;
  /** Choices that are cards, to be picked as cards. */
  Hand?: Drawn<HandProps<V>>;
  /** Over the board, as long as it lasts. */
  Over?: Drawn<OverProps<V>>;
  /** The width beside the chart that a board of this size keeps free for it; empty: it lies over the chart. */
  aside?(width: number, height: number): string;
  /** The own hand in thumb reach: a phone has its mat in a sheet. */
  Strip?: Drawn<OverProps<V>>;
  /** An event as others at the same screen may read it, `ahead` if it is only a preview; null: not at all. */
  aloud?(event: Event, ahead: boolean): Event | null;
}
