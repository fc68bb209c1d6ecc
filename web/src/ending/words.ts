// Figures of the end in words. A game may count in its own coin (`game-score`), otherwise there are points.
import { say, speech } from '../state/speech.svelte';
import type { TableModel } from '../state/table.svelte';
import type { Result } from '../wire/types';
import { headlineOf } from './ranking';

export function scoreText(score: number): string {
  return say(speech.wording.has('game-score') ? 'game-score' : 'end-score', { score });
}

/** How long it took, as far as that is known. */
export function lengthText(turns: number, seconds: number | null): string {
  if (seconds === null) return say('end-turns', { turns });
  return say('end-length', { turns, minutes: Math.max(1, Math.round(seconds / 60)) });
}

/** Who has won, and why. */
export function outcomeOf(model: TableModel, result: Result | null): { headline: string; reason: string } {
  if (!result) return withoutWinner(model);
  const key = `reason-${result.reason}`;
  return { headline: headlineOf(result, model.names), reason: speech.wording.has(key) ? say(key) : '' };
}

/** Nobody has won: the host ended the match, closed the table before it, or the rules have changed meanwhile. */
function withoutWinner(model: TableModel): { headline: string; reason: string } {
  const kind = model.info?.status === 'frozen' ? 'frozen' : model.show.shown ? 'early' : 'closed';
  return { headline: say(`nobody-${kind}`), reason: say(`nobody-${kind}-why`) };
}
