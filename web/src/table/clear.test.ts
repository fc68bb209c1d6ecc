import { expect, it } from 'vitest';
import { clearSpot } from './clear';

const screen = { width: 1000, height: 600 };
const card = { width: 200, height: 80 };
const ship = { x: 480, y: 280, width: 40, height: 40 };

it('stands above a thing, inside the screen', () => {
  expect(clearSpot(ship, card, screen, [])).toEqual({ x: 400, y: 190 });
  expect(clearSpot({ ...ship, x: 0 }, card, screen, [])).toEqual({ x: 8, y: 190 });
  expect(clearSpot({ ...ship, y: 0 }, card, screen, [])).toEqual({ x: 400, y: 50 });
});

it('keeps clear of what may be chosen', () => {
  const above = { x: 380, y: 200, width: 240, height: 40 };
  const below = { ...above, y: 350 };
  expect(clearSpot(ship, card, screen, [above]).y).toBe(330);
  expect(clearSpot(ship, card, screen, [above, below])).toEqual({ x: 530, y: 260 });
});

it('hides as little as possible where all around may be chosen', () => {
  const around = { x: 0, y: 0, width: 1000, height: 600 };
  const more = { x: 380, y: 0, width: 300, height: 600 };
  expect(clearSpot(ship, card, screen, [around, more])).toEqual({ x: 270, y: 260 });
});
