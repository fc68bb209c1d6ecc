// Whether a shared device is handed over at all.
import type { Question, Reactions } from '../wire/types';

/** A seat whose standing order answers for it needs no device. */
export function isWaitedFor(
  asked: Pick<Question, 'seat' | 'kind'>,
  reactions: Pick<Reactions, 'seat' | 'orders'> | null,
): boolean {
  return reactions?.seat !== asked.seat || (reactions.orders[asked.kind] ?? 'ask') === 'ask';
}
