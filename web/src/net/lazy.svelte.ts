// The one way to load a part of the page later. The first move needs little; everything else is a `Part`:
//
//   const die = prefetch(() => import('./Die.svelte'));   // fetched ahead, once the match is under way
//   const rules = lazy(() => import('./Rules.svelte'));   // fetched when somebody asks for it
//
//   {#if die.here}<die.here.default />{/if}               // drawn as soon as it is here
//   {#await rules.get() then { default: Rules }}<Rules />{/await}   // fetched now, if it is not here yet
//
// A part that is wanted in one place, and only there, needs no name: {#await import('./Rules.svelte') then ...}.
// While the connection is down, parts are asked for again until they come (parts.ts), so `get` rejects only if a part
// is broken.

/** How long after the first picture of a table the parts are fetched even if nothing happens, in ms. Tests set it. */
const QUIET_TIME = (globalThis as { quietTime?: number }).quietTime ?? 200;

class Signal {
  give: () => void = () => undefined;
  readonly given = new Promise<void>((resolve) => (this.give = resolve));
}
const start = new Signal();
/** Resolves when `startPrefetch` is called. */
export const prefetchStarted = start.given;

/** Something that may not be here yet. */
export interface Arriving<T> {
  readonly here: T | null;
}

export class Part<T> implements Arriving<T> {
  /** Null until it has come. What is drawn from it is drawn again then. */
  here = $state.raw<T | null>(null);
  private fetched: Promise<T> | undefined;

  constructor(private readonly fetch: () => Promise<T>) {}

  get(): Promise<T> {
    return (this.fetched ??= this.fetch().then((found) => (this.here = found)));
  }
}

/** A part that is fetched when `get` is first called. */
export function lazy<T>(fetch: () => Promise<T>): Part<T> {
  return new Part(fetch);
}

/** A part that is fetched when `get` is first called, at the latest when `startPrefetch` was. */
export function prefetch<T>(fetch: () => Promise<T>): Part<T> {
  const part = new Part(fetch);
  void prefetchStarted.then(() => part.get());
  return part;
}

/** The first move is made, or was made long ago: from now on there is time for everything else. */
export function startPrefetch(): void {
  start.give();
}

/** The table is on the screen. Somebody who only looks at it gets everything soon, too. */
export function prefetchSoon(): void {
  setTimeout(start.give, QUIET_TIME);
}
