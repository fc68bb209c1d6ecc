// The two boards: a match is played on one of them, so only that one is fetched.
import type { ChartData } from '../../board/scene';
import { lazy, type Part } from '../../net/lazy.svelte';
import type { ProwlView } from '../../wire/prowl';
import { dataFrom } from '../data';
import large from './chart-large.json?url';
import small from './chart.json?url';

type Board = ProwlView['board'];

export const charts: Readonly<Record<Board, Part<ChartData>>> = {
  small: lazy(() => dataFrom<ChartData>(small)),
  large: lazy(() => dataFrom<ChartData>(large)),
};

/** Null until it is here: a match that was awaited in its lobby may turn out to be on the other board. */
export function chartOf(board: Board = 'small'): ChartData | null {
  void charts[board].get();
  return charts[board].here;
}
