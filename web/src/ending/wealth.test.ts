import { describe, expect, it } from 'vitest';
import { spread } from './steps';
import { niceTicks, wealthChart, type Worth } from './wealth';

const AREA = { width: 400, height: 200, left: 40, top: 10, right: 100, bottom: 30 };
const WORTH: Worth = [
  [0, [0, 0]],
  [50, [2, 0]],
  [75, [0, 4]],
];

describe('the chart of wealth', () => {
  const chart = wealthChart(WORTH, 100, AREA, 20);

  it('runs from the first entry to the last, and from nothing to a round figure', () => {
    expect([chart.x(0), chart.x(50), chart.x(100)]).toEqual([40, 170, 300]);
    expect([chart.y(0), chart.y(4)]).toEqual([170, 10]);
    expect(chart.ticks.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4]);
  });

  it('draws steps: wealth stays until it changes', () => {
    // Two seats: the lanes lie two pixels above and below.
    expect(chart.lines[0]?.path).toBe('M40 168H170V88H235V168H300');
    expect(chart.lines[1]?.path).toBe('M40 172H235V12H300');
    expect(chart.lines[1]?.dots).toEqual([{ x: 235, y: 12 }]);
  });

  it('ends each line with its wealth', () => {
    expect(chart.lines.map(({ wealth, end }) => [wealth, end.x])).toEqual([
      [0, 300],
      [4, 300],
    ]);
  });

  it('names the lines in the order of wealth, though their lanes lie the other way round', () => {
    const close = wealthChart([[0, [120, 12, 26, 18]]], 10, AREA, 20);
    const order = [...close.lines].sort((one, other) => one.label - other.label);
    expect(order.map(({ wealth }) => wealth)).toEqual([120, 26, 18, 12]);
  });

  it('keeps equal fortunes apart', () => {
    const level = wealthChart([[0, [3, 3, 3]]], 10, AREA, 20);
    const heights = level.lines.map(({ end }) => end.y);
    expect(new Set(heights).size).toBe(3);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(20);
  });

  it('goes below nothing where there are debts', () => {
    const poor = wealthChart(
      [
        [0, [0, 0]],
        [9, [-3, 3]],
      ],
      9,
      AREA,
      20,
    );
    expect(poor.ticks[0]?.value).toBeLessThanOrEqual(-3);
    expect(poor.lines[0]?.end.y).toBeGreaterThan(poor.y(0));
  });

  it('bears a match in which nothing happened', () => {
    const still = wealthChart([[0, [0, 0]]], 0, AREA, 20);
    expect(still.lines.every(({ path }) => !path.includes('NaN'))).toBe(true);
    expect(still.ticks.map(({ value }) => value)).toEqual([0, 1]);
  });
});

describe('ticks', () => {
  it.each([
    [0, 1, [0, 1]],
    [0, 6, [0, 2, 4, 6]],
    [0, 13_000, [0, 5000, 10_000, 15_000]],
    [-3, 4, [-4, -2, 0, 2, 4]],
  ])('from %i to %i', (low, high, ticks) => {
    expect(niceTicks(low, high)).toEqual(ticks);
  });
});

describe('labels', () => {
  it('stay where they want to be if there is room', () => {
    expect(spread([10, 90, 50], 20, 0, 100)).toEqual([10, 90, 50]);
  });

  it('move apart in their order, and stay inside', () => {
    const placed = spread([95, 96, 95, 5], 20, 10, 100);
    const sorted = [...placed].sort((one, other) => one - other);
    expect(sorted.every((y, at) => at === 0 || y - (sorted[at - 1] ?? 0) >= 20)).toBe(true);
    expect(Math.max(...placed)).toBeLessThanOrEqual(100);
    expect(Math.min(...placed)).toBeGreaterThanOrEqual(5);
    expect(placed[1]).toBe(Math.max(...placed));
  });
});
