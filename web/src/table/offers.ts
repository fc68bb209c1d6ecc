// Choices that are cards, which a game may draw as a hand.
import type { Choice } from '../wire/types';

export function onCards({ targets }: Choice): boolean {
  return targets.some(({ kind }) => kind === 'card');
}
