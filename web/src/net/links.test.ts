import { expect, it } from 'vitest';
import { routeOf } from './links';
import { placeFrom } from './tables';

it('reads tables, seat links, claims and home', () => {
  expect(routeOf('/t/PARROT-7', '')).toEqual({ page: 'table', place: 'PARROT-7', token: null });
  expect(routeOf('/t/abc', '#s3cret')).toEqual({ page: 'table', place: 'abc', token: 's3cret' });
  expect(routeOf('/claim', '#once')).toEqual({ page: 'claim', link: 'once' });
  expect(routeOf('/claim', '')).toEqual({ page: 'home' });
  expect(routeOf('/replay/abc', '')).toEqual({ page: 'replay', table: 'abc' });
  expect(routeOf('/replay', '')).toEqual({ page: 'replay', table: null });
  expect(routeOf('/privacy', '')).toEqual({ page: 'privacy', table: null });
  expect(routeOf('/screen/abc', '')).toEqual({ page: 'screen', table: 'abc' });
  expect(routeOf('/learn/blackwood', '')).toEqual({ page: 'learn', game: 'blackwood', rule: '' });
  expect(routeOf('/rules/blackwood', '#PB-6.03')).toEqual({ page: 'rules', game: 'blackwood', rule: 'PB-6.03' });
  expect(routeOf('/rules', '')).toEqual({ page: 'home' });
  expect(routeOf('/whatever/else', '#x')).toEqual({ page: 'home' });
});

it('understands a code however it was typed, and a pasted link', () => {
  for (const typed of ['parrot 7', 'Parrot-7', ' PARROT7 ', 'parrot  -7']) expect(placeFrom(typed)).toBe('PARROT-7');
  expect(placeFrom('http://192.168.1.5:8000/t/abc123#tok')).toBe('abc123');
  expect(placeFrom(' something odd ')).toBe('something odd');
});
