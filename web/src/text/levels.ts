// The levels of bots in words. A bot that the owner of the server has added has no text: its name says it.
import { say, speech } from '../state/speech.svelte';

export function levelName(level: string, key = `level-${level}`, otherwise = level): string {
  return speech.wording.has(key) ? say(key) : otherwise;
}
