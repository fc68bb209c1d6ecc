import { expect, it } from 'vitest';
import { parted } from './parted';

it('finds names, the longest first, and nothing else', () => {
  expect(parted('Ben 2 robs Ben of a coin.', ['Ben', 'Ben 2'])).toEqual([
    { text: 'Ben 2', name: true },
    { text: ' robs ', name: false },
    { text: 'Ben', name: true },
    { text: ' of a coin.', name: false },
  ]);
});

it('takes no name for a pattern', () => {
  expect(parted('a+b (c) rolls', ['a+b (c)', '.*'])).toEqual([
    { text: 'a+b (c)', name: true },
    { text: ' rolls', name: false },
  ]);
  expect(parted('Nobody here', [])).toEqual([{ text: 'Nobody here', name: false }]);
});
