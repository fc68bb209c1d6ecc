// What people call the fields of the two boards.
import type { Words } from '../../board/words';
import type { IconName } from '../../generated/icons';
import { parts } from './parts';

type Ground = 'home' | 'town' | 'island' | 'twir' | 'current' | 'sea' | 'kingdom';
const SIGNS: Partial<Record<Ground, IconName>> = {
  home: 'open-treasure-chest',
  town: 'medieval-village-01',
  island: 'treasure-map',
};

export function groundOf(field: string): Ground {
  if (field === 'kingdom') return 'kingdom';
  if (/^\d/.test(field)) return 'sea';
  if (field.startsWith('cur:')) return 'current';
  if (field.startsWith('twir_')) return 'twir';
  if (field.startsWith('home_')) return 'home';
  return parts().islands.includes(field) ? 'island' : 'town';
}

/** What one goes there for. */
export function signOf(field: string): IconName | undefined {
  return SIGNS[groundOf(field)];
}

/** "Tortuga"; "the current at 10,1"; "14,7, open sea". */
export function placeName(field: string, words: Words): string {
  return groundOf(field) === 'sea' ? words.say('prowl-sea', { field }) : words.nameOf('place', field);
}
