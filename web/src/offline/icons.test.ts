import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawn } from '../../scripts/icons.mjs';

const SVG = readFileSync(new URL('../../public/icon.svg', import.meta.url), 'utf8');
const at = (pixels: Uint8Array, x: number, y: number): number[] => [
  ...pixels.slice((y * 64 + x) * 4, (y * 64 + x) * 4 + 4),
];
const [NIGHT, GOLD] = [
  [0x0c, 0x21, 0x27, 255],
  [0xf6, 0xd9, 0x8b, 255],
];

it('draws skull, eyes, bones and rounded ground', () => {
  const { pixels } = drawn(SVG, 64, false);
  expect([at(pixels, 32, 12), at(pixels, 24, 25), at(pixels, 14, 51), at(pixels, 32, 60), at(pixels, 0, 0)]).toEqual([
    GOLD,
    NIGHT,
    GOLD,
    NIGHT,
    [0, 0, 0, 0],
  ]);
});

it('fills the square and keeps clear of its rim where a mask may cut', () => {
  const { pixels } = drawn(SVG, 64, true);
  expect([at(pixels, 0, 0), at(pixels, 32, 20)]).toEqual([NIGHT, GOLD]);
  const rim = Array.from({ length: 64 }, (_, nth) => [at(pixels, nth, 6), at(pixels, 6, nth)]).flat();
  expect(rim.every((pixel) => pixel.join() === NIGHT.join())).toBe(true);
});

it('writes a picture that says its size', () => {
  const file = Buffer.from(drawn(SVG, 8, false).asPng());
  expect([file.subarray(1, 4).toString(), file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual(['PNG', 8, 8]);
});
