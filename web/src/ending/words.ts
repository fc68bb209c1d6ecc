// Figures of the end in words. A game may count in its own coin (`game-score`), otherwise there are points.
import { say, speech } from '../state/speech.svelte';
import type { TableModel } from '../state/table.svelte';
import type { Chronicle, Result } from '../wire/types';
import { gapOf, headlineOf, sideOf } from './ranking';

export function scoreText(score: number): string {
  return say(speech.wording.has('game-score') ? 'game-score' : 'end-score', { score });
}

/** How long it took, as far as that is known. */
export function lengthText(turns: number, seconds: number | null): string {
  if (seconds === null) return say('end-turns', { turns });
  return say('end-length', { turns, minutes: Math.max(1, Math.round(seconds / 60)) });
}

interface Outcome {
  readonly headline: string;
  readonly reason: string;
  readonly behind: string; // how close whoever reads was to winning; empty: a winner, or somebody who watched
}

/** Who has won, and why, told to the one who plays on this device. */
export function outcomeOf(model: TableModel, result: Result | null, sheet: Chronicle['sheet'] | null = null): Outcome {
  if (!result) return { ...withoutWinner(model), behind: '' };
  const key = `reason-${result.reason}`;
  const { you } = model.crew;
  return {
    headline: headlineOf(result, model.names, you),
    reason: speech.wording.has(key) ? say(key) : '',
    behind: you === null || sideOf(result, you) !== 'lost' ? '' : behindText(result, you, sheet),
  };
}

function behindText(result: Result, you: number, sheet: Chronicle['sheet'] | null): string {
  const gap = gapOf(result, you, sheet);
  return gap ? say('end-behind', { size: gap.size, score: scoreText(gap.score) }) : '';
}

/** Nobody has won: the host ended the match, closed the table before it, or the rules have changed meanwhile. */
function withoutWinner(model: TableModel): { headline: string; reason: string } {
  const kind = model.info?.status === 'frozen' ? 'frozen' : model.show.shown ? 'early' : 'closed';
  return { headline: say(`nobody-${kind}`), reason: say(`nobody-${kind}-why`) };
}
