// What a lesson points at, for the parts of a game that show cards. At a real table nothing is pointed at.
import { getContext, setContext } from 'svelte';

const KEY = 'pointed';
type Points = () => readonly string[];

export function pointAt(points: Points): void {
  setContext(KEY, points);
}

/** To be asked for while a component is made: whether a target (`card attack`) is pointed at. */
export function pointedAt(): (target: string) => boolean {
  const points = getContext<Points | undefined>(KEY);
  return (target) => points?.().includes(target) ?? false;
}
