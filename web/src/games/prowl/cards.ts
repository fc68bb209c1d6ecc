// What is printed on the cards. Which card lies where, only the view tells.
import type { IconName } from '../../generated/icons';
import type { CardView } from '../../wire/prowl';
import { parts } from './parts';

export type Back = CardView['back'];
interface Printed {
  kind: string;
  to: string;
  small_to: string;
  goods: string;
  extra: string;
  reward: string;
}
const GOODS: Readonly<Record<string, IconName>> = {
  Silk: 'rolled-cloth',
  Rum: 'brandy-bottle',
  Spices: 'hot-spices',
  Gunpowder: 'barrel',
  'Olive Oil': 'barrel',
};
const TREASURES: Readonly<Record<string, IconName>> = {
  bronze: 'pirate-cannon',
  silver: 'mermaid',
  gold: 'ribbon-medal',
  ruby: 'cut-diamond',
  diamond: 'jewel-crown',
};
const LUCK: Readonly<Record<string, IconName>> = {
  storm: 'lightning-storm',
  fire: 'flame',
  shipwreck: 'ship-wreck',
  mutiny: 'crossed-pistols',
  kraken: 'kraken-tentacle',
};
/** The backs as sails: colours that differ in lightness, too. */
export const SAILS: Readonly<Record<Back, string>> = {
  green: 'var(--sail-green)',
  yellow: 'var(--coin)',
  red: 'var(--red)',
};

export function cargoOf(card: string): Printed | undefined {
  const cards: Readonly<Record<string, Printed>> = parts().cards;
  return cards[card];
}

function treasureCalled(card: string): { value: number; back: string } | undefined {
  const treasures: Readonly<Record<string, { value: number; back: string }>> = parts().treasures;
  return treasures[card];
}

export function worthOf(card: string): number {
  return treasureCalled(card)?.value ?? 0;
}

export function backOf(card: string): Back {
  return (treasureCalled(card)?.back ?? 'green') as Back; // as the parts name them
}

export function iconOf(card: string): IconName {
  const cargo = cargoOf(card);
  if (cargo) return cargo.kind === 'map' ? 'treasure-map' : (GOODS[cargo.goods] ?? 'wooden-crate');
  return TREASURES[card] ?? LUCK[card] ?? 'card-pickup';
}
