// What the signs of a game's drawn situations mean (the same signs as on the terminal's chart). Only the rules need it.
import type { Component } from 'svelte';
import type { ChartData, Scene, ScenePiece, SeatLook } from '../board/scene';
import type { Sheet } from '../board/sheet';
import type { Words } from '../board/words';
import type { IconName } from '../generated/icons';

/** For what a game draws on its chart besides pieces and gold: the things on each square. */
export interface GroundProps {
  squares: ReadonlyMap<string, readonly string[]>;
  sheet: Sheet;
  words: Words;
}

export interface Signs {
  pieces: Readonly<Record<string, Pick<ScenePiece, 'id' | 'body' | 'look' | 'Body'>>>;
  gold: string;
  events: Readonly<Record<string, IconName>>;
  compass?: (colour: string) => SeatLook;
  Ground?: Component<GroundProps>;
  /** Of a game with several boards, by their names. */
  boards?: Readonly<Record<string, () => Promise<ChartData>>>;
  /** What a whole board has besides its chart. */
  layer?: (squares: ReadonlyMap<string, readonly string[]>) => Scene['layer'];
}

const found = import.meta.glob<Signs>('./*/signs.ts', { import: 'signs' });

/** Null for a game without signs: its situations are shown as they are written. */
export function signsOf(game: string): Promise<Signs | null> {
  return found[`./${game}/signs.ts`]?.() ?? Promise.resolve(null);
}

export function hasSigns(game: string): boolean {
  return `./${game}/signs.ts` in found;
}
