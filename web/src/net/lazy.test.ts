import { expect, test, vi } from 'vitest';
import { lazy, prefetch, startPrefetch } from './lazy.svelte';

test('a lazy part is fetched once, when it is first asked for', async () => {
  const fetch = vi.fn().mockResolvedValue('part');
  const part = lazy(fetch);
  expect(part.here).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
  expect(await Promise.all([part.get(), part.get()])).toEqual(['part', 'part']);
  expect(part.here).toBe('part');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a prefetched part comes by itself once the match is under way, or earlier on demand', async () => {
  const [early, ahead] = [vi.fn().mockResolvedValue('early'), vi.fn().mockResolvedValue('ahead')];
  const [wanted, waiting] = [prefetch(early), prefetch(ahead)];
  expect(await wanted.get()).toBe('early');
  expect(ahead).not.toHaveBeenCalled();
  startPrefetch();
  await vi.waitFor(() => expect(waiting.here).toBe('ahead'));
  expect(early).toHaveBeenCalledTimes(1);
});
