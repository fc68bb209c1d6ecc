// Sounds, fetched with the first move: no browser lets a page sound before it was touched, so nothing is missed.
import type { SoundName } from '../sound/sound';
import { settings } from './settings.svelte';
import { underway } from './underway';

let loaded: typeof import('../sound/sound') | null = null;

export async function wakeSound(): Promise<void> {
  if (!settings.sound) return loaded?.enable(false);
  await underway;
  loaded ??= await import('../sound/sound');
  loaded.enable(true);
  loaded.unlock();
}

export function sound(name: SoundName): void {
  loaded?.enable(settings.sound);
  loaded?.play(name);
}
