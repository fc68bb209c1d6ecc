// The interface between the shared page and a game: all that a game's folder gives to the page, and all it is given.
//
// The page opens an art for each table, replay or lesson (`artOf` in index.ts). Whatever `load` of a game creates
// belongs to that one table, so nothing that changes may stand in a module of a game. A game's art shows what the view,
// the choices and the events say; it contains no rule: figures that follow from rules are in the view.
import type { Component } from 'svelte';
import type { ChartData, Motion, Scene, SeatLook } from '../board/scene';
import type { Words } from '../board/words';
import type { IconName } from '../generated/icons';
import type { Arriving, Part } from '../net/lazy.svelte';
import type { SoundName } from '../sound/sound';
import type { Staged } from '../stage/staged';
import type { Choosing } from '../state/choosing.svelte';
import type { Crew } from '../text/wording';
import type { Choice, Event, Question, Target } from '../wire/types';

/** Everything a scene is drawn from. */
export interface SceneInput<V> {
  /** The position, as the viewer sees it. */
  view: V;
  /** What the viewer may do now; empty if somebody else is asked. */
  choices: readonly Choice[];
  /** The targets that have been tapped so far. */
  picked: readonly Target[];
  /** Who sentences are about, and who reads them. */
  crew: Crew;
  words: Words;
  /** The seat of the viewer; null for spectators. */
  seat: number | null;
}

/** How one event is shown. */
export interface Step {
  event: Event;
  /** Played together, on the board. */
  motions: Motion[];
  sound: SoundName | null;
  /** The die tumbles and lands on this value. */
  dice?: number;
  /** There is nothing to see or to read (a pass, a window that closes): it takes no time. */
  silent?: boolean;
  /** The motions decide it (a needle that spins): it is told when they are over. */
  spins?: boolean;
  /** Shown large over the board while the event lasts. */
  stage?: Staged;
}

/** A number in a crew panel. */
export interface Figure {
  icon: IconName;
  text: string;
  /** Read aloud: "2 of 2 coins home". */
  name: string;
  /** `Aboard` draws it already, so a panel with room for that picture leaves the figure out. */
  pictured?: boolean;
}

/** What a crew panel says about a seat. */
export interface CrewFigures {
  figures: Figure[];
  /** How far the seat is on its way to victory; null if that is not known or there is no such goal. */
  progress: { value: number; goal: number } | null;
  /** A remark; empty if there is nothing to say. */
  note: string;
  /** A badge before the note. */
  mark?: IconName;
  /** Of the ships of a seat that has several, each in its own colours. */
  looks?: SeatLook[];
  /** The note says no more than the mark does, so a small panel may leave it out. */
  plain?: boolean;
}

/** A table of the position in words. */
export interface TextSection {
  title: string;
  head: string[];
  rows: string[][];
}

/** For playing from a mat or an overlay: the part of the table's `Choosing` that a game may use. */
export type Chooser = Pick<Choosing, 'mine' | 'choices' | 'picked' | 'left' | 'tap' | 'take' | 'why' | 'news'>;

export interface MatProps<V> {
  view: V;
  asked: Question | null;
  /** Whose mat; null: that of the seat whose turn it is. */
  seat: number | null;
  names: readonly string[];
  words: Words;
  /** The value on which the die is about to land, while it falls. */
  rolling?: number | null;
  /** Missing where nobody can play: in a replay. */
  choosing?: Chooser;
}

export interface OverlayProps<V> {
  view: V;
  /** The seat of the viewer; null for spectators. */
  seat: number | null;
  choosing: Chooser;
  crew: Crew;
  words: Words;
}

export interface AboardProps<V> {
  view: V;
  seat: number;
  words: Words;
}

export interface OpenHandProps<V> extends AboardProps<V> {
  names: readonly string[];
}

export interface HandProps<V> {
  view: V;
  choices: readonly Choice[];
  picked: readonly Target[];
  names: readonly string[];
  words: Words;
  /** A move is on its way to the server: nothing can be taken. */
  busy: boolean;
  /** Plays a choice. */
  ontake: (choice: Choice) => void;
  /** Picks a card, so that what is done with it is chosen or confirmed next. */
  onpick: (card: Target) => void;
}

/** How events are shown, and the position in words. */
export interface Later<V> {
  /** How these events are shown, one step for each; `before` is the view that led to them. */
  storyboard(events: readonly Event[], before: V): Step[];
  /** The whole position as tables of words, for people who do not see the chart. */
  textTable(view: V, words: Words, names: readonly string[]): TextSection[];
}

/** A component of a game, as its module exports it; `here` is null until it has been fetched. */
type Drawn<P extends object> = Arriving<{ default: Component<P> }>;

/**
 * One game at one table. `V` is the game's own view. The smallest art has a chart, a scene, a panel, a mat, names and
 * emblems; everything with a question mark may be left out.
 */
export interface GameArt<V = never> {
  /** The chart of this match; null until it has been fetched. Without a view: the chart that is played on most. */
  chart(view: V | null): ChartData | null;
  /** What lies on the chart: pieces, marks, and the targets that may be chosen (`sceneOf` builds them). */
  scene(input: SceneInput<V>): Scene;
  /** The figures of a seat's crew panel. Everybody at the screen reads them: no secrets of the viewer. */
  panel(view: V, seat: number, words: Words): CrewFigures;
  /** Storyboard and text table: fetched when they are first needed. */
  later: Part<Later<V>>;
  /** What people call a place: "Hornpipe Island, G9". */
  placeName(place: string, words: Words): string;
  /** Colour and emblem of a seat. Without a view: as in the view that this table showed last. */
  emblem(seat: number, view?: V): SeatLook;
  /** Colour and emblem by the colour's name, for games in which seats choose their colours. */
  look?(colour: string): SeatLook;
  /** The roll that matters now, 0 for none: a phone shows it beside the buttons. */
  roll?(view: V): number;
  /** Whether squares touch at their corners, too, when a distance is measured. */
  corners?: boolean;
  /** The radius of a board of hexes; missing for squares. */
  hexes?: number;
  /** The own mat below the chart, or that of a seat beside a replay. */
  Mat: Drawn<MatProps<V>>;
  /** A picture of what a seat has aboard, in its crew panel. */
  Aboard?: Drawn<AboardProps<V>>;
  /** All cards of a seat in one or two lines, from its own view: for a replay with all cards open. */
  OpenHand?: Part<{ default: Component<OpenHandProps<V>> }>;
  /** Choices that are cards, to be picked as cards instead of buttons. */
  Hand?: Drawn<HandProps<V>>;
  /** Lies over the board as long as what it shows lasts: a fight of several moves, pirates to choose from. */
  Overlay?: Drawn<OverlayProps<V>>;
  /** The CSS width that a board of this size keeps free beside the chart for the overlay; empty: none. */
  aside?(width: number, height: number): string;
  /** The own hand above the buttons of a phone, whose mat lies in a sheet. */
  Strip?: Drawn<OverlayProps<V>>;
  /**
   * An event as others at the same screen may read it in the log; null: not at all. `ahead`: it is the preview of a
   * choice, so what the choice's own name says need not be said again.
   */
  aloud?(event: Event, ahead: boolean): Event | null;
}
