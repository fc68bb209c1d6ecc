// Sounds, fetched at the first touch: no browser lets a page sound before, so the first move need not carry them.
import type { SoundName } from '../sound/sound';
import { settings } from './settings.svelte';

let loaded: typeof import('../sound/sound') | null = null;

export async function wakeSound(): Promise<void> {
  if (!settings.sound) return loaded?.enable(false);
  loaded ??= await import('../sound/sound');
  loaded.enable(true);
  loaded.unlock();
}

export function sound(name: SoundName): void {
  loaded?.enable(settings.sound);
  loaded?.play(name);
}
