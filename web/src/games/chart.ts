// The charts of all games, as scripts/chart.mjs wrote them: data, so they are fetched as such, each when it is wanted.
import type { ChartData } from '../board/scene';

const files = import.meta.glob<string>('./*/chart.json', { query: '?url', import: 'default', eager: true });
const charts = new Map<string, Promise<ChartData>>();

export function chartOf(game: string): Promise<ChartData> {
  const chart = charts.get(game) ?? fetched(game);
  charts.set(game, chart);
  return chart;
}

async function fetched(game: string): Promise<ChartData> {
  try {
    const answer = await fetch(files[`./${game}/chart.json`] ?? '');
    if (!answer.ok) throw new Error(`the chart of ${game} did not come: ${answer.status}`);
    return (await answer.json()) as ChartData; // a test keeps it in step with the board
  } catch (error) {
    charts.delete(game); // so that the next try asks again
    throw error;
  }
}

export const hasChart = (game: string): boolean => `./${game}/chart.json` in files;
