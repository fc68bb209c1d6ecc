// What the signs of a game's drawn situations mean (the same signs as on the terminal's chart). Only the rules need it.
import type { SeatLook } from '../board/scene';
import type { IconName } from '../generated/icons';

export interface Signs {
  pieces: Readonly<Record<string, { id: string; body: 'ship' | 'token'; look: SeatLook }>>;
  gold: string;
  events: Readonly<Record<string, IconName>>;
}

export const gameSigns: Readonly<Record<string, () => Promise<Signs>>> = {
  blackwood: () => import('./blackwood/signs').then(({ signs }) => signs),
  bounty: () => import('./bounty/signs').then(({ signs }) => signs),
  kings: () => import('./kings/signs').then(({ signs }) => signs),
  prowl: () => import('./prowl/signs').then(({ signs }) => signs),
};
