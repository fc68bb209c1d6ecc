// Fetches a game's chart, as scripts/chart.mjs wrote it.
import type { ChartData } from '../board/scene';

/** `failed` hears of a lost line, so that the next try asks again. */
export async function chartFrom(file: string, failed: () => void): Promise<ChartData> {
  try {
    const answer = await fetch(file);
    if (!answer.ok) throw new Error(`the chart did not come: ${answer.status}`);
    return (await answer.json()) as ChartData; // a test keeps it in step with the board
  } catch (error) {
    failed();
    throw error;
  }
}
