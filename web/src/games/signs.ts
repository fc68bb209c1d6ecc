// What the signs of a game's drawn situations mean (the same signs as on the terminal's chart). Only the rules need it.
import type { Component } from 'svelte';
import type { ScenePiece, SeatLook } from '../board/scene';
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
}

export const gameSigns: Readonly<Record<string, () => Promise<Signs>>> = {
  blackwood: () => import('./blackwood/signs').then(({ signs }) => signs),
  bounty: () => import('./bounty/signs').then(({ signs }) => signs),
  kings: () => import('./kings/signs').then(({ signs }) => signs),
  prowl: () => import('./prowl/signs').then(({ signs }) => signs),
};
