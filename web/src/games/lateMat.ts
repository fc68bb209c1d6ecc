// For games whose mat is empty at first.
import type { Component, ComponentProps } from 'svelte';
import type { MatProps } from './art';
import LateMat from './LateMat.svelte';

type Mat<V> = Component<MatProps<V>>;

/** Each mat gets views of its own game, hence the two steps over `unknown`. */
export function lateMat<V>(fetch: () => Promise<{ default: Mat<V> }>): Mat<V> {
  const late = (...[internals, own]: Parameters<Mat<V>>): unknown =>
    LateMat(internals, { own, fetch } as unknown as ComponentProps<typeof LateMat>);
  return late as unknown as Mat<V>;
}
