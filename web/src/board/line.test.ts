import { describe, expect, it } from 'vitest';
import { hexCalled, hexWay, isSquare, straightWay, wayThrough } from './line';

describe('a line on the chart', () => {
  it('counts squares that touch at their sides', () => {
    expect(straightWay('A1', 'C2', false)).toEqual(['A1', 'B1', 'B2', 'C2']);
    expect(straightWay('K8', 'K8', false)).toEqual(['K8']);
    const far = straightWay('T14', 'A1', false);
    expect([far.length - 1, far.at(-1)]).toEqual([19 + 13, 'A1']);
    for (const [at, square] of far.slice(1).entries())
      expect(straightWay(far[at] ?? '', square, false)).toHaveLength(2);
  });

  it('or also at their corners', () => {
    expect(straightWay('A1', 'C2', true)).toEqual(['A1', 'B2', 'C2']);
    expect(straightWay('T14', 'A1', true)).toHaveLength(20);
  });

  it('goes through all stops without telling one twice', () => {
    const beside = (from: string, to: string): string[] => straightWay(from, to, false);
    expect(wayThrough(['A1', 'A3', 'B3'], beside)).toEqual(['A1', 'A2', 'A3', 'B3']);
    expect([wayThrough([], beside), wayThrough(['B2'], beside)]).toEqual([[], ['B2']]);
  });

  it('crosses hexes, whose numbers begin anew in every row', () => {
    expect(hexCalled('E5', 4)).toEqual({ q: 0, r: 0 });
    expect([hexCalled('A1', 4), hexCalled('I5', 4), hexCalled('C7', 4)]).toEqual([
      { q: 0, r: -4 },
      { q: 0, r: 4 },
      { q: 4, r: -2 },
    ]);
    expect(hexWay('A5', 'I1', 4)).toEqual(['A5', 'B5', 'C5', 'D5', 'E5', 'F4', 'G3', 'H2', 'I1']);
    expect(hexWay('E1', 'E9', 4)).toHaveLength(9);
    const bent = hexWay('A1', 'D8', 4);
    for (const [at, hex] of bent.slice(1).entries()) expect(hexWay(bent[at] ?? '', hex, 4)).toHaveLength(2);
    expect(bent).toHaveLength(8);
  });

  it('knows squares from other places', () => {
    expect(['K8', 'AB12', 'anchorage', ''].map(isSquare)).toEqual([true, true, false, false]);
  });
});
