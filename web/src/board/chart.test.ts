// The chart's geometry: coasts are closed and hold their cells, names touch neither coasts nor each other.
import { describe, expect, it } from 'vitest';
import { drawChart } from '../../scripts/chart/draw.mjs';
import { LANGUAGES, sourceOf } from '../../scripts/chart/files.mjs';
import { evened, length, rings, smoothPath } from '../../scripts/chart/contours.mjs';
import { landField, outerEdges, signedDistance, type Spot } from '../../scripts/chart/field.mjs';
import { textWidth } from '../../scripts/chart/labels.mjs';
import blackwoodCharts from '../../scripts/charts/blackwood.mjs';
import chart from '../games/blackwood/chart.json';
import en from '../../../src/skulduggery/games/blackwood/text/en/game.ftl?raw';
import nl from '../../../src/skulduggery/games/blackwood/text/nl/game.ftl?raw';
import { lineTexts } from './labels';

const square = (x: number, y: number): Spot[] => [
  [x, y],
  [x + 1, y],
  [x + 1, y + 1],
  [x, y + 1],
];
const hook = [square(1, 1), square(2, 1), square(2, 2)];
const hexagon: Spot[] = Array.from({ length: 6 }, (_, at) => [
  3 + Math.cos((at * Math.PI) / 3),
  3 + Math.sin((at * Math.PI) / 3),
]);

describe('the union of cells', () => {
  it('has only the edges that one cell has', () => {
    expect(outerEdges(hook)).toHaveLength(8);
  });

  it('has no coast between two of its cells', () => {
    expect(signedDistance([2, 1.5], outerEdges(hook))).toBeCloseTo(-0.5);
    expect(signedDistance([0, 1.5], outerEdges(hook))).toBeCloseTo(1);
  });

  it('becomes one closed ring an island, whatever the shape of the cells', () => {
    for (const polygons of [hook, [hexagon]])
      expect(rings(landField({ width: 6, height: 6, polygons }), 0)).toHaveLength(1);
    expect(rings(landField({ width: 8, height: 6, polygons: [...hook, square(5, 3)] }), 0)).toHaveLength(2);
  });

  it('keeps the middles of its cells ashore and those of the sea wet', () => {
    const field = landField({ width: 6, height: 6, polygons: hook });
    for (const [x, y] of [
      [1.5, 1.5],
      [2.5, 1.5],
      [2.5, 2.5],
    ] as const)
      expect(field.at(x, y)).toBeLessThan(-0.2);
    for (const [x, y] of [
      [0.5, 1.5],
      [1.5, 2.5],
      [3.5, 1.5],
    ] as const)
      expect(field.at(x, y)).toBeGreaterThan(0.1);
  });

  it('grows by its offset: a lower level is a shorter coast inside it', () => {
    const field = landField({ width: 6, height: 6, polygons: hook });
    const [coast, grass] = [rings(field, 0)[0] ?? [], rings(field, -0.2)[0] ?? []];
    expect(length(grass)).toBeLessThan(length(coast));
    for (const [x, y] of grass) expect(field.at(x, y)).toBeLessThan(0);
  });

  it('is written as a closed path that ends where it began', () => {
    const ring = evened(rings(landField({ width: 6, height: 6, polygons: hook }), 0)[0] ?? [], 0.2);
    const path = smoothPath(ring, 100);
    expect(path).toMatch(/^M[\d -]+q[\d -]+z$/);
    const moves = (path.split('q')[1] ?? '').match(/-?\d+/g)?.map(Number) ?? [];
    const ends = moves.reduce(
      (sum, value, at) =>
        at % 4 === 2 ? { ...sum, x: sum.x + value } : at % 4 === 3 ? { ...sum, y: sum.y + value } : sum,
      { x: 0, y: 0 },
    );
    expect(ends).toEqual({ x: 0, y: 0 });
  });
});

describe('the chart of Port Blackwood', () => {
  it('is the one that the board file gives', () => {
    const [spec] = blackwoodCharts(sourceOf('blackwood'));
    expect(spec && JSON.parse(JSON.stringify(drawChart(spec, LANGUAGES)))).toEqual(chart);
  }, 60_000);

  it('has thirteen islands', () => {
    expect(chart.coast.match(/z/g)).toHaveLength(13);
  });

  it('names all places in every layout, and no two names overlap', () => {
    for (const layout of chart.layouts) {
      const boxes = layout.labels.map((label) =>
        boxOf(label as [string, number, number, number, number], layout.language),
      );
      expect(boxes).toHaveLength(13);
      boxes.forEach((one, at) =>
        boxes
          .slice(at + 1)
          .forEach((other) => expect(overlap(one, other), `${one.text} and ${other.text}`).toBe(false)),
      );
    }
  });
});

interface Named {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function boxOf([id, x, y, size, lines]: [string, number, number, number, number], language: string): Named {
  const text = new RegExp(`^${id} = (.+)$`, 'm').exec(language === 'nl' ? nl : en)?.[1] ?? '';
  const texts = lineTexts(text, lines);
  const [width, height] = [Math.max(...texts.map((line) => textWidth(line, size))), texts.length * size * 1.05];
  return { text, left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

function overlap(one: Named, other: Named): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
