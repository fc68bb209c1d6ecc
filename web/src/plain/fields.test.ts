// What things are called on the plain table.
import { describe, expect, it } from 'vitest';
import { Wording } from '../text/wording';
import { hasName, nameOf } from './fields';

const words = new Wording('en', ['card-storm = storm\nplace-face = face { $rest }\n']);

describe('the name of a thing', () => {
  it('is its text, also if the text equals the id', () => {
    expect(nameOf('card', 'storm', words)).toBe('storm');
  });

  it('is its id as words without a text, and without a family', () => {
    expect(nameOf('card', 'sea_dog', words)).toBe('Sea dog');
    expect(nameOf('', 'storm', words)).toBe('Storm');
  });

  it('is the text of its kind for one of many', () => {
    expect(nameOf('place', 'face:5', words)).toBe('face 5');
    expect(nameOf('place', 'side:5', words)).toBe('Side 5');
    expect(hasName('place', 'side:5', words)).toBe(false);
  });
});
