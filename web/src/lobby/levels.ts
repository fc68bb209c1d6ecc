// A sentence about each level of bots.
import { say } from '../state/speech.svelte';
import { levelName } from '../text/levels';

export function aboutLevel(level: string): string {
  return levelName(level, `level-about-${level}`, say('level-about-own'));
}
