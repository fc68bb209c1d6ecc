// Whether the person of the asked seat is waited for, so that a shared device must be handed over; or a bot thinks.
import type { Question, Reactions, TableInfo } from '../wire/types';

/** Not where the seat's standing order lets it pass. */
export function isWaitedFor(
  asked: Pick<Question, 'seat' | 'kind'>,
  reactions: Pick<Reactions, 'seat' | 'questions' | 'passes'> | null,
): boolean {
  return reactions?.seat !== asked.seat || !reactions.passes || !reactions.questions.includes(asked.kind);
}

/**
 * Whether the asked seat is a bot's. In a reaction window it is not said: all seats answer at once, and who is asked
 * first tells nothing. Spectators are not told of windows, so they are never told where a game has some.
 */
export function isThinking(
  asked: Pick<Question, 'seat' | 'kind'> | null,
  table: Pick<TableInfo, 'seats' | 'status' | 'windows'> | null,
  reactions: Pick<Reactions, 'questions'> | null,
): boolean {
  return (
    asked !== null &&
    table?.status === 'running' &&
    table.seats[asked.seat]?.presence === 'bot' &&
    (!table.windows || (!!reactions && !reactions.questions.includes(asked.kind)))
  );
}
