// Figures of the end in words. A game may count in its own coin (`game-score`), otherwise there are points.
import { say, speech } from '../state/speech.svelte';
import type { TableModel } from '../state/table.svelte';

export function scoreText(score: number): string {
  return say(speech.wording.has('game-score') ? 'game-score' : 'end-score', { score });
}

/** How long it took, as far as that is known. */
export function lengthText(turns: number, seconds: number | null): string {
  if (seconds === null) return say('end-turns', { turns });
  return say('end-length', { turns, minutes: Math.max(1, Math.round(seconds / 60)) });
}

/** Why nobody has won: the host ended the match, closed the table before it, or the rules have changed meanwhile. */
export function withoutWinner(model: TableModel): { headline: string; why: string } {
  const kind = model.info?.status === 'frozen' ? 'frozen' : model.show.shown ? 'early' : 'closed';
  return { headline: say(`nobody-${kind}`), why: say(`nobody-${kind}-why`) };
}
