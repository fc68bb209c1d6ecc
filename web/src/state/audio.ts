// Sounds, fetched with the first move: no browser lets a page sound before it was touched, so nothing is missed.
import { lazy, prefetchStarted } from '../net/lazy.svelte';
import type { SoundName } from '../sound/sound';
import { settings } from './settings.svelte';

const player = lazy(() => import('../sound/sound').then(({ SoundPlayer }) => new SoundPlayer()));

export async function wakeSound(): Promise<void> {
  if (!settings.sound) return player.here?.enable(false);
  await prefetchStarted;
  const sounds = await player.get();
  sounds.enable(true);
  sounds.unlock();
}

export function sound(name: SoundName): void {
  player.here?.enable(settings.sound);
  player.here?.play(name);
}
