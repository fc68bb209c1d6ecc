// Sounds, fetched with the first move: no browser lets a page sound before it was touched, so nothing is missed.
import { lazy, prefetching } from '../net/lazy.svelte';
import type { SoundName } from '../sound/sound';
import { settings } from './settings.svelte';

const sounds = lazy(() => import('../sound/sound'));

export async function wakeSound(): Promise<void> {
  if (!settings.sound) return sounds.here?.enable(false);
  await prefetching;
  const { enable, unlock } = await sounds.get();
  enable(true);
  unlock();
}

export function sound(name: SoundName): void {
  sounds.here?.enable(settings.sound);
  sounds.here?.play(name);
}
