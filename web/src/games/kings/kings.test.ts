// King of the Pirates on the chart: real positions, in places, in pictures and in motion.
import { describe, expect, it } from 'vitest';
import coreTexts from '../../../../src/skulduggery/text/en/core.ftl?raw';
import gameTexts from '../../../../src/skulduggery/games/kings/text/en/game.ftl?raw';
import pageTexts from '../../../../src/skulduggery/text/en/page.ftl?raw';
import screenTexts from '../../../../src/skulduggery/games/kings/text/en/page.ftl?raw';
import { hexCalled } from '../../board/line';
import type { ChartData, Motion } from '../../board/scene';
import { Sheet } from '../../board/sheet';
import caught from '../../dev/kings-sea-caught.json';
import choice from '../../dev/kings-sea-choice.json';
import duel from '../../dev/kings-sea-duel.json';
import dug from '../../dev/kings-sea-dug.json';
import haunt from '../../dev/kings-sea-haunt.json';
import raid from '../../dev/kings-sea-raid.json';
import roll from '../../dev/kings-sea-roll.json';
import sail from '../../dev/kings-sea-sail.json';
import start from '../../dev/kings-sea-start.json';
import tile from '../../dev/kings-sea-tile.json';
import window from '../../dev/kings-sea-window.json';
import { Wording } from '../../text/wording';
import type { KingsView } from '../../wire/kings';
import type { Choice, Event, Question, Target } from '../../wire/types';
import { aside } from './aside';
import { eastOf } from './fight';
import drawn from './chart.json';
import { colourLook, lookOf } from './looks';
import { angleOf, storyboard } from './motion';
import { parts, partsFile } from './parts';
import partsDrawn from './parts.json';
import { placeName } from './places';
import { signAt } from './backs';
import { drawings } from './lateDrawings';
import { along, crowded } from './track';
import { scene, whatIs } from './scene';

interface Position {
  view: KingsView;
  asked: Question;
  choices: Choice[];
  events: Event[];
}

partsFile.here = partsDrawn;
const chart = drawn as unknown as ChartData;
const complaints: string[] = [];
const words = new Wording('en', [coreTexts, gameTexts, pageTexts, screenTexts], (complaint) =>
  complaints.push(complaint),
);
const names = ['Anna', 'Ben', 'Cleo', 'Dirk', 'Eva', 'Finn'];
const crew = { names, you: null, fleet: {} };
const read = (fixture: unknown): Position => fixture as Position; // written by the engine: scripts/fixtures.py
const ALL = [caught, choice, duel, dug, haunt, raid, roll, sail, start, tile, window].map(read);

function sceneOf(fixture: unknown, picked: Target[] = []): ReturnType<typeof scene> {
  const { view, choices } = read(fixture);
  return scene({ view, choices, picked, crew, words, seat: view.seat });
}

function motionsOf(fixture: unknown): Motion[] {
  const { events, view } = read(fixture);
  return storyboard(events, view).flatMap(({ motions }) => motions);
}

const placesOf = (fixture: unknown, kind: string): string[] =>
  read(fixture)
    .choices.filter(({ move }) => move.kind === kind)
    .flatMap(({ targets }) => targets.flatMap((target) => (target.kind === 'place' ? target.place : [])));

describe.each([false, true])('the hexes on a sheet (upright: %s)', (portrait) => {
  const sheet = new Sheet(chart, portrait);
  const hexes = Object.keys(chart.fields ?? {});

  it('are sixty-one, and a point belongs to the nearest', () => {
    expect(hexes).toHaveLength(61);
    for (const hex of hexes) {
      const { x, y } = sheet.centre(hex);
      expect(
        [
          [0, 0],
          [55, 0],
          [-55, 0],
          [0, 55],
          [0, -55],
        ].map(([dx = 0, dy = 0]) => sheet.placeAt({ x: x + dx, y: y + dy })),
      ).toEqual(Array(5).fill(hex));
    }
  });

  it('touch just those that are neighbours by their names', () => {
    const steps = (one: string, other: string): number =>
      ((a, b) => Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r)))(
        hexCalled(one, 4),
        hexCalled(other, 4),
      );
    for (const one of hexes) {
      for (const other of hexes) {
        const [from, to] = [sheet.centre(one), sheet.centre(other)];
        const near = Math.hypot(from.x - to.x, from.y - to.y) < 132;
        expect(near, `${one} ${other}`).toBe(steps(one, other) <= 1);
      }
    }
  });

  it('know the east from the west', () => {
    const middle = new Sheet(chart, false).centre('E5').x;
    for (const hex of hexes)
      expect(Math.sign(eastOf(hex)), hex).toBe(Math.sign(new Sheet(chart, false).centre(hex).x - middle));
  });

  it('lie on the paper', () => {
    for (const hex of hexes) {
      const { x, y, width, height } = sheet.room(hex);
      expect(x > 0 && y > 0 && x + width < sheet.width && y + height < sheet.height).toBe(true);
    }
  });
});

describe('the chart', () => {
  it('lets names give way to ships that were found, not to backs', () => {
    const found = read(raid)
      .view.tiles.filter(({ tile }) => tile)
      .map(({ place }) => place);
    expect(found.length).toBeGreaterThan(0);
    drawings.here = { Layer: (() => undefined) as never, Ghost: (() => undefined) as never };
    expect(sceneOf(raid).layer?.faces).toEqual(found);
  });

  it('keeps the sign of a back away from names and from the letters of its hex', () => {
    const over = { id: '', texts: [''], letter: 20, wide: 60, high: 12, x: 0, y: 0 };
    const below = { ...over, y: 34 };
    expect(signAt({ x: 0, y: 0 }, [], true)).toBe('translate(0 0) scale(1)');
    expect(signAt({ x: 0, y: 0 }, [over], true)).toBe('translate(0 34) scale(0.6)');
    expect(signAt({ x: 0, y: 0 }, [over, below], false)).toBe('translate(0 -34) scale(0.6)');
    expect(signAt({ x: 0, y: 0 }, [over, below], true)).toBeNull();
  });

  it('names all nineteen places in every layout', () => {
    for (const { labels } of chart.layouts) expect(labels).toHaveLength(19);
  });

  it('has the emblem of its captain in every corner', () => {
    const sheet = new Sheet(chart, false);
    for (const [hex, colour] of Object.entries(parts().hideouts).filter(([, colour]) => colour)) {
      const { x, y } = sheet.centre(hex);
      expect(
        chart.icons.find(([, at, down]) => Math.abs(Number(at) - x) < 2 && Math.abs(Number(down) - y) < 2)?.[0],
        hex,
      ).toBe(colourLook(colour).icon);
    }
  });

  it('points the compass from Skull Haven to the corner of its colour', () => {
    const sheet = new Sheet(chart, false);
    const middle = sheet.centre('E5');
    for (const [hex, colour] of Object.entries(parts().hideouts).filter(([, colour]) => colour)) {
      const corner = sheet.centre(hex);
      const angle = (Math.atan2(corner.y - middle.y, corner.x - middle.x) * 180) / Math.PI;
      expect(Math.abs(((angleOf(colour) - angle + 540) % 360) - 180), colour).toBeLessThan(2);
    }
  });
});

describe('a scene', () => {
  it('offers every hex of the choices, and never the own ship', () => {
    const { targets } = sceneOf(sail);
    expect(targets.map(({ place }) => place).sort()).toEqual(placesOf(sail, 'sail').sort());
    expect(targets.every(({ piece }) => piece === null)).toBe(true);
  });

  it('tells what is there and how far, and marks the unknown', () => {
    const { targets } = sceneOf(sail);
    const named = (place: string) => targets.find((target) => target.place === place);
    expect(named('C7')?.name).toBe('Fort Sovereign, C7, 2 hexes: fortress');
    expect(named('E8')?.name).toBe('E8, one hex: a warship, you must fight');
    expect(named('F8')?.badges).toEqual(['ui-circle-question-mark']);
    expect(targets[0]?.named).toBe(true);
  });

  it('shows the way of what is picked', () => {
    const picked: Target[] = [{ kind: 'place', place: 'C7' }];
    const { path, mover, targets } = sceneOf(sail, picked);
    expect([path, mover]).toEqual([['E9', 'D8', 'C7'], 'ship-5']);
    expect(targets.find(({ place }) => place === 'C7')?.selected).toBe(true);
  });

  it('keeps the hexes of the Dutchman until his card is picked', () => {
    const haunts = placesOf(haunt, 'play_dutchman').sort();
    const water = (picked: Target[]) =>
      sceneOf(haunt, picked)
        .targets.filter(({ piece }) => piece === null)
        .map(({ place }) => place)
        .sort();
    expect(water([])).toEqual(placesOf(haunt, 'sail').sort());
    expect(water([{ kind: 'card', card: 'dutchman' }])).toEqual(haunts);
    const sent = sceneOf(haunt, [
      { kind: 'card', card: 'dutchman' },
      { kind: 'place', place: haunts[0] ?? '' },
    ]);
    expect([sent.mover, sent.path.length]).toEqual(['dutchman', 2]);
  });

  it('has a ship for every seat in the colour of its corner, and the Dutchman', () => {
    for (const { view } of ALL) {
      const { pieces } = scene({ view, choices: [], picked: [], crew, words, seat: null });
      expect(pieces).toHaveLength(view.ships.length + 1);
      for (const ship of view.ships) expect(lookOf(ship.seat, view).colour).toBe(ship.colour);
      expect(pieces.filter(({ active }) => active).map(({ id }) => id)).toEqual([`ship-${view.active}`]);
    }
  });

  it('offers ships to attack as pieces', () => {
    const attacks = read(choice).choices.filter(({ move }) => move.kind === 'attack_ship');
    const rings = sceneOf(choice).targets.filter(({ piece }) => piece !== null);
    expect(rings).toHaveLength(attacks.length);
    for (const { badges, name } of rings)
      expect([badges, name.endsWith(': attack')]).toEqual([['crossed-sabres'], true]);
  });

  it('knows what meets a ship on each hex', () => {
    const { view } = read(sail);
    expect([whatIs('E5', view), whatIs('C7', view), whatIs('B3', view)]).toEqual(['hideout', 'fortress', 'island']);
    expect(view.tiles.map(({ place }) => place)).toContain(view.dutchman);
    for (const { place, tile: face } of view.tiles) expect(whatIs(place, view)).toBe(face ?? 'unknown');
  });

  it('warns of the Dutchman where he catches whoever sails to him', () => {
    const { view, choices } = read(sail);
    const told = (effects: Event[]) =>
      sceneOf({
        view: { ...view, dutchman: 'C7' },
        choices: choices.map((choice) => ({ ...choice, preview: { ...choice.preview, effects } })),
      })
        .targets.filter(({ place }) => place === 'C7')
        .map(({ name, badges }) => [name.split(': ').at(-1), badges]);
    expect(told([])).toEqual([['fortress', []]]);
    expect(told([{ kind: 'caught' }])).toEqual([['the Flying Dutchman!', ['skull-crossed-bones']]]);
  });

  it('has words for everything', () => {
    for (const position of ALL) sceneOf(position);
    for (const hex of Object.keys(chart.fields ?? {})) expect(placeName(hex, words)).toContain(hex);
    expect(complaints).toEqual([]);
  });
});

describe('motion', () => {
  it('sails along the hexes and turns the tile over', () => {
    expect(motionsOf(tile)).toEqual([
      { kind: 'sail', piece: 'ship-4', path: ['A5', 'B6'] },
      { kind: 'turn', place: 'B6', back: 'var(--tile)', icon: 'caravel' },
    ]);
  });

  it('spins the compass, then moves the Dutchman', () => {
    expect(
      motionsOf(roll)
        .map(({ kind }) => kind)
        .slice(0, 2),
    ).toEqual(['spin', 'drag']);
    expect(motionsOf(roll)[1]).toEqual({ kind: 'drag', piece: 'dutchman', to: 'D4' });
  });

  it('lets coins fly from whom they come', () => {
    const coins = (fixture: unknown) => motionsOf(fixture).filter(({ kind }) => kind === 'coins');
    expect(coins(raid)).toEqual([{ kind: 'coins', from: 'B6', to: 'ship-4', amount: 3 }]);
    expect(coins(duel)).toEqual([{ kind: 'coins', from: 'ship-3', to: 'ship-1', amount: 6 }]);
    expect(coins(dug)).toEqual([{ kind: 'coins', from: 'C6', to: 'ship-5', amount: 4 }]);
  });

  it('brings a caught ship to the corner that the compass shows', () => {
    expect(
      motionsOf(caught)
        .filter(({ kind }) => kind !== 'flash')
        .map(({ kind }) => kind),
    ).toEqual(['drag', 'spin', 'drag']);
  });

  it('takes no time for what others have, but for what we have', () => {
    const view = { ...read(sail).view, seat: 0 };
    const silent = (event: object): unknown => storyboard([event as Event], view)[0]?.silent;
    for (const kind of ['turn_began', 'money_changed', 'rum_changed', 'captain_set', 'scurvy_changed'])
      expect([0, 1].map((seat) => silent({ kind, seat }))).toEqual([false, true]);
    expect(['rum1', 'scurvy'].map((face) => silent({ kind: 'maintenance_rolled', seat: 1, face }))).toEqual([
      true,
      false,
    ]);
    expect(silent({ kind: 'sailed', seat: 1, path: [] })).toBe(false);
  });

  it('has a step for every event', () => {
    for (const { events, view } of ALL) expect(storyboard(events, view).map(({ event }) => event)).toEqual(events);
  });
});

describe('the score ring', () => {
  const box = { x: 0, y: 0, width: 30, height: 20 };

  it('goes around clockwise', () => {
    expect(
      [0, 0.3, 0.5, 0.8, 1].map((part) => along(box, part)).map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })),
    ).toEqual([
      { x: 0, y: 0 },
      { x: 30, y: 0 },
      { x: 30, y: 20 },
      { x: 0, y: 20 },
      { x: 0, y: 0 },
    ]);
  });

  it('keeps equal scores apart, and winners before the end', () => {
    const places = crowded(
      [
        { seat: 0, money: 500 },
        { seat: 1, money: 500 },
        { seat: 2, money: 12000 },
      ],
      10000,
    );
    expect(places.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(places.map(({ part }) => Math.round(part * 1000))).toEqual([50, 61, 995]);
  });
});

describe('the room beside the chart', () => {
  it('is as much as the chart leaves, if that is enough for a column', () => {
    const { mount } = new Sheet(chart, false);
    for (const [width, height] of [
      [1080, 605],
      [920, 426],
      [1560, 800],
    ] as const) {
      const beside = parseFloat(aside(width, height));
      expect(beside).toBeGreaterThan(280);
      expect(width - beside - 42).toBeGreaterThanOrEqual((height * mount.width) / mount.height);
    }
    expect(aside(664, 480)).toBe('');
  });
});
