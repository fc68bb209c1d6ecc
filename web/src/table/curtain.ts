// Whether the person of the asked seat is waited for, so that a shared device must be handed over.
import type { Question, Reactions } from '../wire/types';

/** Not where the seat's standing order lets it pass. */
export function isWaitedFor(
  asked: Pick<Question, 'seat' | 'kind'>,
  reactions: Pick<Reactions, 'seat' | 'orders' | 'passes'> | null,
): boolean {
  return reactions?.seat !== asked.seat || !reactions.passes || !(asked.kind in reactions.orders);
}
