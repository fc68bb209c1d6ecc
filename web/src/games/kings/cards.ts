// The pictures of the action cards.
import type { IconName } from '../../generated/icons';
import type { KingsView } from '../../wire/kings';

export type CardKind = KingsView['hand'][number];

export const CARD_ICONS: Readonly<Record<CardKind, IconName>> = {
  treasure_map: 'treasure-map',
  tailwind: 'windsock',
  attack: 'crossed-sabres',
  ambush: 'crossed-pistols',
  mercenaries: 'pirate-captain',
  soldiers: 'castle',
  scurvy: 'wooden-pegleg',
  citrus: 'cut-lemon',
  murder: 'pirate-hook',
  dutchman: 'skull-crossed-bones',
  mutiny: 'pirate-flag',
  keelhaul: 'anchor',
};
