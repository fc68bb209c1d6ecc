import { describe, expect, it } from 'vitest';
import { isSquare, straightWay, wayThrough } from './line';

describe('a line on the chart', () => {
  it('counts squares that touch at their sides', () => {
    expect(straightWay('A1', 'C2', false)).toEqual(['A1', 'B1', 'B2', 'C2']);
    expect(straightWay('K8', 'K8', false)).toEqual(['K8']);
    const far = straightWay('T14', 'A1', false);
    expect([far.length - 1, far.at(-1)]).toEqual([19 + 13, 'A1']);
    for (const [at, square] of far.slice(1).entries()) expect(straightWay(far[at] ?? '', square, false)).toHaveLength(2);
  });

  it('or also at their corners', () => {
    expect(straightWay('A1', 'C2', true)).toEqual(['A1', 'B2', 'C2']);
    expect(straightWay('T14', 'A1', true)).toHaveLength(20);
  });

  it('goes through all stops without telling one twice', () => {
    expect(wayThrough(['A1', 'A3', 'B3'], false)).toEqual(['A1', 'A2', 'A3', 'B3']);
    expect([wayThrough([], true), wayThrough(['B2'], true)]).toEqual([[], ['B2']]);
  });

  it('knows squares from other places', () => {
    expect(['K8', 'AB12', 'anchorage', ''].map(isSquare)).toEqual([true, true, false, false]);
  });
});
