// The charts of all games, as scripts/chart.mjs wrote them.
import type { ChartData } from '../board/scene';
import { dataFrom } from './data';

const files = import.meta.glob<string>('./*/chart.json', { query: '?url', import: 'default', eager: true });

/** Null for a game without a drawing. */
export function chartOf(game: string): Promise<ChartData> | null {
  const file = files[`./${game}/chart.json`];
  return file === undefined ? null : dataFrom<ChartData>(file);
}
