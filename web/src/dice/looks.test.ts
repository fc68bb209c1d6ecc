import { expect, it, vi } from 'vitest';
import sail from '../dev/kings-sail.json';
import { lookOf } from '../games/kings/looks';
import type { KingsView } from '../wire/kings';
import type { Story, View } from '../wire/types';
import { looksOf } from './looks';

vi.mock('../games', () => ({
  artOf: (_: string, seen?: View) => ({ emblem: (seat: number) => lookOf(seat, seen as unknown as KingsView) }),
}));

const colours = ['violet', 'green', 'red'];
const ships = colours.map((colour, seat) => ({ ...sail.view.ships[0], seat, colour }));
const story = { moments: [{ view: { ...sail.view, ships } }] } as unknown as Story;

it('gives each seat the colour that it was drawn', async () => {
  expect((await looksOf('kings', 3, story)).map(({ colour }) => colour)).toEqual(colours);
});

it('shows no colours as long as nobody knows them', async () => {
  expect(await looksOf('kings', 3, null)).toEqual([]);
});
