import { expect, it } from 'vitest';
import { Sheet } from '../board/sheet';
import type { ChartData, ScenePiece } from '../board/scene';
import { closeUp, placesOf } from './closeUp';

const sheet = new Sheet({ unit: 100, columns: 20, rows: 14, bays: [] as unknown } as ChartData, false);

it('comes close to a step, but never so close that one is lost', () => {
  expect(closeUp(sheet, ['K8'])).toEqual({ x: 700, y: 400, width: 700, height: 700 });
});

it('shows a whole voyage with some water around', () => {
  const box = closeUp(sheet, ['B2', 'E2', 'H2', 'K2']);
  expect([box.x, box.width]).toEqual([-60, 1320]);
});

it('shows where a way over the edge of the world ends', () => {
  expect(closeUp(sheet, ['J13', 'J14', 'J1', 'K2'])).toEqual(closeUp(sheet, ['J1', 'K2']));
});

it('finds what is pointed at, or the ship that a button is about', () => {
  const pieces = [
    { id: 'red', place: 'B2', active: true },
    { id: 'blue', place: 'C3', active: false },
  ] as ScenePiece[];
  expect(placesOf(['place K8', 'piece blue', 'mat', 'crew'], pieces)).toEqual(['K8', 'C3']);
  expect(placesOf(['button buy'], pieces)).toEqual(['B2']);
});
