// The two boards: a match is played on one of them, so only that one is fetched.
import type { ChartData } from '../../board/scene';
import type { ProwlView } from '../../wire/prowl';
import { dataFrom } from '../data';
import large from './chart-large.json?url';
import small from './chart.json?url';

type Board = ProwlView['board'];
const FILES: Readonly<Record<Board, string>> = { small, large };
let charts = $state.raw<Partial<Record<Board, ChartData>>>({});

export async function unroll(board: Board = 'small'): Promise<void> {
  const chart = await dataFrom<ChartData>(FILES[board]);
  charts = { ...charts, [board]: chart };
}

/** Null until it is here: a match that was awaited in its lobby may turn out to be on the other board. */
export function chartOf(board: Board = 'small'): ChartData | null {
  if (!charts[board]) void unroll(board).catch(() => null); // no line: asked for again when next drawn
  return charts[board] ?? null;
}
