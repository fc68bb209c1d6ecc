import { expect, it } from 'vitest';
import { Sheet } from '../board/sheet';
import type { ChartData } from '../board/scene';
import { closeUp } from './closeUp';

const sheet = new Sheet({ unit: 100, columns: 20, rows: 14, bays: [] as unknown } as ChartData, false);

it('comes close to a step, but never so close that one is lost', () => {
  expect(closeUp(sheet, ['place K8', 'piece red', 'mat'])).toEqual({ x: 700, y: 400, width: 700, height: 700 });
});

it('shows a whole voyage with some water around', () => {
  const box = closeUp(sheet, ['B2', 'C2', 'K2']);
  expect([box.x, box.width]).toEqual([-60, 1320]);
});
