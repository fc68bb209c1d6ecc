// Fetches what is drawn or listed for a game at build time: it is data, so it comes beside the script.
import { lazy, type Part } from '../net/lazy.svelte';
import { again } from '../net/parts';

/** With a designer's parts (src/changed/): files that this page draws by itself. */
export const changed: { files?: Promise<ReadonlyMap<string, () => unknown>> } = {};

const asked = new Map<string, Promise<unknown>>();

/** Fetched once; while the connection is down it is asked for again until it comes. */
export function dataFrom<T>(file: string): Promise<T> {
  const found = asked.get(file) ?? again(() => fetched(file));
  asked.set(file, found);
  found.catch(() => asked.delete(file));
  return found as Promise<T>; // written by scripts/chart.mjs, which a test keeps in step
}

async function fetched(file: string): Promise<unknown> {
  const own = (await changed.files)?.get(file);
  if (own) return own();
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file} did not come: ${answer.status}`);
  return answer.json();
}

/** A file with the parts of a game, and a function that reads them: they are fetched before anything is drawn. */
export function partsFrom<T>(file: string): [file: Part<T>, parts: () => T] {
  const part = lazy(() => dataFrom<T>(file));
  const parts = (): T => {
    if (!part.here) throw new Error(`${file} is not here yet`);
    return part.here;
  };
  return [part, parts];
}
