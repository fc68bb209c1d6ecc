// What a table remembers, for games with hidden cards and with colours that differ from match to match.
import type { Component } from 'svelte';
import type { SeatLook } from '../board/scene';

/** Whether the own cards lie face down, since somebody in the same room may be looking (UX-28). */
export interface Veil {
  down: boolean;
}

interface Loaded<P extends object> {
  default: Component<P>;
}

interface Memory<V> {
  veil: Veil;
  /** Gives a loaded component the veil besides the props that it gets from the page. */
  veiled<P extends object>(loaded: Loaded<P & { veil: Veil }>): Loaded<P>;
  /** For `GameArt.emblem`: without a view, the looks by the view that this table showed last. */
  emblem(seat: number, view?: V): SeatLook;
}

/** To be made once for each table, by `load` of its game. */
export function memoryFor<V>(lookOf: (seat: number, view?: V) => SeatLook, last?: V): Memory<V> {
  const veil = $state({ down: false });
  return {
    veil,
    // The props are inherited, not copied: Svelte must see each read, to draw the component again after a change.
    veiled: <P extends object>({ default: Part }: Loaded<P & { veil: Veil }>) => ({
      default: ((internals, props) =>
        Part(internals, Object.assign(Object.create(props), { veil }) as P & { veil: Veil })) as Component<P>,
    }),
    emblem: (seat, view) => lookOf(seat, (last = view ?? last)),
  };
}
