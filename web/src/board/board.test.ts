// The board's arithmetic: places, spreading, arrow keys, zoom and choosing.
import { describe, expect, it } from 'vitest';
import chartJson from '../games/blackwood/chart.json';
import type { Choice, Target } from '../wire/types';
import { neighbour } from './arrows';
import { buttonsOf, offered, pick, remaining } from './choosing';
import { chosenLayout, comesNear, lineTexts, namesOf } from './labels';
import type { ChartData } from './scene';
import { Sheet, squareOf } from './sheet';
import { spread } from './spread';
import { fitted } from './fitted';
import { isDeepest, panned, showing, zoomed } from './viewport';

const chart = chartJson as unknown as ChartData;
const flat = new Sheet(chart, false);
const upright = new Sheet(chart, true);

describe('a sheet', () => {
  it('finds every place again at its middle, both ways up', () => {
    for (const sheet of [flat, upright]) {
      for (const place of ['A1', 'T14', 'K8', 'F11', 'anchorage'])
        expect(sheet.placeAt(sheet.centre(place))).toBe(place);
    }
  });

  it('has east on top when it is held upright', () => {
    expect(upright.centre('T1').y).toBeLessThan(upright.centre('A1').y);
    expect(upright.centre('A1').x).toBeLessThan(upright.centre('A14').x);
  });

  it('reads names as the engine writes them', () => {
    expect(squareOf('AB12')).toEqual({ column: 27, row: 11 });
    expect(() => squareOf('port')).toThrow('no square');
  });

  it('leaves squares of at least 26 pixels on a phone of 390', () => {
    expect(fitted(upright, 390, 608).scale * upright.unit).toBeGreaterThanOrEqual(26);
  });

  it('has nothing under a point beside it', () => {
    expect(flat.placeAt({ x: -500, y: 10 })).toBeNull();
  });
});

describe('pieces on one place', () => {
  const room = { x: 0, y: 0, width: 100, height: 100 };

  it('stand in the middle when alone', () => {
    expect(spread(1, room, 100)).toEqual([{ x: 50, y: 50, scale: 1 }]);
  });

  it('never stand on each other, and stay in their room', () => {
    for (let count = 2; count <= 8; count++) {
      const spots = spread(count, room, 100);
      spots.forEach((one, at) => {
        expect(one.x > 0 && one.x < 100 && one.y > 0 && one.y < 100).toBe(true);
        for (const other of spots.slice(at + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.scale * 100 * 0.6);
      });
    }
  });

  it('reach beyond their room rather than become too small to be told apart', () => {
    for (let count = 2; count <= 12; count++) {
      const spots = spread(count, room, 100, 68); // on a phone: 17 pixels
      for (const { scale } of spots) expect(scale).toBeGreaterThanOrEqual(0.68);
      spots.forEach((one, at) => {
        for (const other of spots.slice(at + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.scale * 100 * 0.6);
      });
      expect(spots.reduce((sum, { x }) => sum + x, 0) / count).toBeCloseTo(50);
    }
  });

  it('keep their size in a long bay', () => {
    expect(spread(4, { x: 0, y: 0, width: 115, height: 400 }, 100).every(({ scale }) => scale === 1)).toBe(true);
  });
});

describe('arrow keys', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 100, y: 10 },
    { x: 100, y: 200 },
    { x: -300, y: 0 },
    { x: 0, y: 400 },
  ];

  it('go to the nearest target in that direction', () => {
    expect(neighbour(points, 0, 'ArrowRight')).toBe(1);
    expect(neighbour(points, 1, 'ArrowDown')).toBe(2);
    expect(neighbour(points, 0, 'ArrowLeft')).toBe(3);
    expect(neighbour(points, 0, 'ArrowDown')).toBe(1);
  });

  it('stay where nothing lies that way', () => {
    expect(neighbour(points, 3, 'ArrowLeft')).toBeNull();
    expect(neighbour(points, 0, 'Enter')).toBeNull();
  });
});

describe('the view', () => {
  const paper = { x: 0, y: 0, width: 2000, height: 1400 };
  const whole = fitted({ mount: paper, extent: paper }, 2842, 1400).box;

  it('shows the whole sheet in the middle of what the buttons leave of a wider window', () => {
    expect(fitted({ mount: paper, extent: paper }, 2842, 1400)).toEqual({
      box: { x: -442, y: 0, width: 2842, height: 1400 },
      scale: 1,
      beside: true,
    });
    expect(fitted({ mount: paper, extent: paper }, 2000, 1442)).toMatchObject({
      box: { x: 0, y: 0 },
      scale: 1,
      beside: false,
    });
  });

  it('lets a bay reach into the room of the buttons, but never cuts it off', () => {
    const bay = { x: -60, y: 0, width: 2060, height: 1400 };
    expect(fitted({ mount: paper, extent: bay }, 2060, 1400)).toMatchObject({ box: { x: -60 }, scale: 1 });
    expect(fitted({ mount: paper, extent: bay }, 1030, 1400)).toMatchObject({ box: { x: -60 }, scale: 0.5 });
  });

  it('keeps the point under the finger, and never leaves the sheet', () => {
    const near = zoomed(whole, 2, { x: 500, y: 500 }, whole);
    expect(whole.width / near.width).toBe(2);
    expect((500 - near.x) / near.width).toBeCloseTo((500 - whole.x) / whole.width);
    expect(panned(near, { x: 9999, y: 9999 }, whole)).toMatchObject({ x: whole.x, y: whole.y });
    expect([whole, near, zoomed(whole, 99, { x: 0, y: 0 }, whole)].map((view) => isDeepest(view, whole))).toEqual([
      false,
      false,
      true,
    ]);
    expect(zoomed(near, 0.01, { x: 0, y: 0 }, whole)).toEqual(whole);
  });

  it('moves no more than needed to show a place', () => {
    const near = zoomed(whole, 4, { x: 0, y: 0 }, whole);
    const seen = showing(near, { x: 1500, y: near.y, width: 100, height: 100 }, whole);
    expect(seen.x + seen.width).toBe(1600);
    expect(seen.y).toBe(near.y);
  });
});

describe('names on the chart', () => {
  it('take the smallest letters that can be read', () => {
    expect(chosenLayout(chart.layouts, 'en', true, 0.28).size).toBe(60);
    expect(chosenLayout(chart.layouts, 'nl', false, 0.5).size).toBe(36);
  });

  it('are never written in letters under 11 pixels', () => {
    for (const { language, portrait } of chart.layouts) {
      for (const scale of [0.1, 0.2, 0.28, 0.5]) {
        const layout = chosenLayout(chart.layouts, language, portrait, scale);
        for (const { letter } of namesOf(layout, scale, { say: () => 'Hornpipe Island' }))
          expect(letter * scale).toBeGreaterThanOrEqual(11);
      }
    }
  });

  it('know what they come near to', () => {
    const [layout] = chart.layouts.filter(({ portrait, language }) => portrait && language === 'en');
    const [name] = layout ? namesOf(layout, 0.28, { say: () => 'Hornpipe Island' }) : [];
    if (!name) throw new Error('there are names');
    expect(comesNear(name, name, 0)).toBe(true);
    expect(comesNear(name, { x: name.x + name.wide + 10, y: name.y }, 9)).toBe(false);
    expect(comesNear(name, { x: name.x + name.wide + 10, y: name.y - name.high }, 11)).toBe(true);
    expect(comesNear(name, { x: name.x, y: name.y + name.high + 10 }, 9)).toBe(false);
  });

  it('break evenly', () => {
    expect(lineTexts('Lonely Gull Rock', 2)).toEqual(['Lonely', 'Gull Rock']);
    expect(lineTexts('Lonely Gull Rock', 1)).toEqual(['Lonely Gull Rock']);
  });
});

describe('choosing', () => {
  const place = (name: string): Target => ({ kind: 'place', place: name });
  const piece = (name: string): Target => ({ kind: 'piece', piece: name });
  const button: Target = { kind: 'button', button: 'stay' };
  const choice = (...targets: Target[]): Choice => ({
    move: { kind: 'sail' },
    targets,
    preview: { path: [], effects: [] },
  });
  const one = [choice(place('A1'), piece('red')), choice(place('A2'), piece('red')), choice(button)];
  const two = [...one, choice(place('A2'), piece('green')), choice(place('A3'), piece('green'))];

  it('does not ask for the only ship there is', () => {
    expect(offered(one, [])).toEqual([place('A1'), place('A2'), button]);
    expect(remaining(one, [place('A1')])).toHaveLength(1);
  });

  it('asks which of two ships sails, in any order', () => {
    expect(remaining(two, [place('A2')])).toHaveLength(2);
    expect(remaining(two, pick(two, [place('A2')], piece('green')))).toHaveLength(1);
    expect(offered(two, [piece('green')])).toEqual(expect.arrayContaining([place('A2'), place('A3'), piece('red')]));
    expect(offered(two, [piece('green')])).not.toContainEqual(place('A1'));
  });

  it('lets a newer tap replace what no longer fits', () => {
    expect(pick(two, [piece('red'), place('A1')], place('A2'))).toEqual([piece('red'), place('A2')]);
    expect(pick(two, [piece('red'), place('A1')], piece('green'))).toEqual([piece('green')]);
    expect(pick(two, [], place('A1'))).toEqual([place('A1')]);
  });

  it('knows its buttons', () => {
    expect(buttonsOf(two)).toEqual([button]);
  });
});
