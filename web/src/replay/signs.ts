// How the timeline marks what matters.
import type { IconName } from '../generated/icons';
import type { MarkKind } from './timeline';

export const SIGNS: Record<MarkKind, IconName> = {
  fight: 'crossed-sabres',
  loss: 'pirate-skull',
  prize: 'open-treasure-chest',
};
