import { expect, it } from 'vitest';
import { spotFrom, spotPath, whatIfPath } from './links';

it('leads to a moment and back', () => {
  expect(spotPath('a b', 87, 2)).toBe('/replay/a%20b?at=87&as=2');
  expect(spotPath('abc', 0, null)).toBe('/replay/abc?at=0&as=outsider');
  expect(spotFrom('?at=87&as=2')).toEqual({ number: 87, viewer: 2, fork: false });
  expect(spotFrom('?at=0&as=outsider')).toEqual({ number: 0, viewer: null, fork: false });
  expect(spotPath('abc', 3, 'all')).toBe('/replay/abc?at=3&as=all');
  expect(spotFrom('?at=3&as=all')).toEqual({ number: 3, viewer: 'all', fork: false });
});

it('can ask at once how to play on', () => {
  expect(whatIfPath('abc', 12, 1)).toBe('/replay/abc?at=12&as=1&fork=1');
  expect(spotFrom('?at=12&as=1&fork=1')).toEqual({ number: 12, viewer: 1, fork: true });
});

it('opens at the beginning where a link says nothing it understands', () => {
  for (const search of ['', '?at=&as=', '?at=-1&as=-2', '?at=1e3&as=anna', '?utm=1'])
    expect(spotFrom(search)).toEqual({ number: null, viewer: undefined, fork: false });
});
