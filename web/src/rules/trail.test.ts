import { expect, it } from 'vitest';
import { Trail } from './trail.svelte';

it('goes back and forth, and forgets what lay ahead after a turn', () => {
  const trail = new Trail();
  expect([trail.rule, trail.canGoBack, trail.canGoForward]).toEqual(['', false, false]);
  for (const rule of ['A', 'B', 'B', 'C']) trail.go(rule);
  trail.back();
  trail.back();
  expect([trail.rule, trail.canGoBack, trail.canGoForward]).toEqual(['A', false, true]);
  trail.back();
  trail.forward();
  expect(trail.rule).toBe('B');
  trail.go('D');
  trail.forward();
  expect([trail.rule, trail.canGoForward]).toEqual(['D', false]);
});
