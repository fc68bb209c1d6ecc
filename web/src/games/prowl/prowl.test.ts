// Pirates on the Prowl on screen: real positions, in words, in pictures and in motion.
import { describe, expect, it } from 'vitest';
import { isJump } from '../../board/jump';
import { Sheet } from '../../board/sheet';
import battle from '../../dev/prowl-battle.json';
import davy from '../../dev/prowl-davy.json';
import home from '../../dev/prowl-home.json';
import large from '../../dev/prowl-large.json';
import loot from '../../dev/prowl-loot.json';
import luck from '../../dev/prowl-luck.json';
import raid from '../../dev/prowl-raid.json';
import sail from '../../dev/prowl-sail.json';
import trade from '../../dev/prowl-trade.json';
import type { ChartData, Scene } from '../../board/scene';
import { served } from '../../text/served';
import { fleetOf, Wording, type Crew } from '../../text/wording';
import type { ProwlView } from '../../wire/prowl';
import type { Choice, Event, Question, Target } from '../../wire/types';
import { aloud } from './aloud';
import largeChart from './chart-large.json';
import smallChart from './chart.json';
import { lookOf } from './looks';
import { storyboard } from './motion';
import { panel } from './panel';
import { partsFile } from './parts';
import drawn from './parts.json';
import { groundOf, placeName } from './places';
import { scene } from './scene';
import { textTable } from './textTable';

interface Fixture {
  view: ProwlView;
  asked: Question;
  choices: Choice[];
  events: Event[];
}
partsFile.here = drawn;
const complaints: string[] = [];
const words = new Wording('en', served.games['prowl']?.texts.en ?? [], (complaint) => complaints.push(complaint));
const names = ['Anna', 'Ben', 'Cleo', 'Dirk', 'Emma', 'Finn', 'Gijs', 'Hana'];
const crewOf = (view: ProwlView): Crew => ({ names, you: null, fleet: fleetOf(view) });
const read = (fixture: unknown): Fixture => fixture as Fixture; // written by scripts/fixtures.py
const ALL = [battle, davy, home, large, loot, luck, raid, sail, trade].map(read);
const sheets = {
  small: new Sheet(smallChart as unknown as ChartData, false),
  large: new Sheet(largeChart as unknown as ChartData, true),
};

const OPEN = { down: false };

function sceneOf(fixture: unknown, picked: Target[] = []): Scene {
  const { view, choices } = read(fixture);
  return scene({ view, choices, picked, crew: crewOf(view), words, seat: view.seat }, OPEN);
}

describe('the two boards', () => {
  it('know every field that can be chosen, also under a finger', () => {
    for (const { view, choices } of ALL) {
      for (const { path } of choices.map(({ preview }) => preview))
        for (const place of path) expect(sheets[view.board].room(place).width).toBeGreaterThan(0);
    }
    for (const sheet of Object.values(sheets)) {
      for (const [id, { squares }] of Object.entries(sheet.chart.fields ?? {})) {
        for (const [x = 0, y = 0] of squares)
          expect(sheet.placeAt(sheet.turned({ x: x * 100 + 50, y: y * 100 + 50 }))).toBe(id);
      }
      expect(sheet.placeAt(sheet.centre('3,5'))).toBe('3,5');
    }
  });

  it('show by their ground what one can land on: islands are sand, all other land is green', () => {
    for (const { chart } of Object.values(sheets)) {
      const green = [...chart.grass.matchAll(/M(-?\d+)[ ,]?(-?\d+)/g)].map(([, x, y]) => [
        Math.floor(Number(x) / 100),
        Math.floor(Number(y) / 100),
      ]);
      const isGreen = (field: string): boolean =>
        chart.fields?.[field]?.squares.some(([x, y]) => green.some((point) => point[0] === x && point[1] === y)) ??
        false;
      const grounds = Object.keys(chart.fields ?? {}).filter((field) =>
        ['island', 'home', 'town'].includes(groundOf(field)),
      );
      expect(grounds.filter(isGreen).map(groundOf)).not.toContain('island');
      expect(grounds.filter((field) => groundOf(field) !== 'island').every(isGreen)).toBe(true);
    }
  });

  it('have no line across the sea between the ends of a bridge', () => {
    for (const sheet of Object.values(sheets))
      for (const [one, other] of [
        ['twir_north', 'twir_south'],
        ['twir_east', 'twir_west'],
      ] as const)
        expect(isJump(sheet.centre(one), sheet.centre(other))).toBe(true);
    for (const { view, choices } of ALL) {
      const steps = choices.flatMap(({ preview: { path } }) =>
        path.slice(1).map((to, at) => [path[at] ?? to, to] as const),
      );
      const jumps = steps.filter(([one, other]) =>
        isJump(sheets[view.board].centre(one), sheets[view.board].centre(other)),
      );
      expect(jumps.every((ends) => ends.every((end) => end.startsWith('twir_')))).toBe(true);
    }
  });
});

describe('a scene', () => {
  it('offers every field of the choices, those with a name first', () => {
    for (const fixture of [sail, large, davy]) {
      const { targets } = sceneOf(fixture);
      const places = read(fixture).choices.flatMap(({ targets: own }) =>
        own.flatMap((target) => (target.kind === 'place' ? target.place : [])),
      );
      expect(targets.map(({ place }) => place).sort()).toEqual([...new Set(places)].sort());
      expect(targets.map(({ named }) => named)).toEqual(
        [...targets.map(({ named }) => named)].sort((one, other) => Number(other) - Number(one)),
      );
    }
  });

  it('shows the way of what is picked, and who goes it', () => {
    const choice = read(sail).choices.find(({ preview }) => preview.path.length > 2);
    const { path, mover } = sceneOf(sail, [...(choice?.targets ?? [])]);
    expect(path).toEqual(choice?.preview.path);
    expect(mover).toBe(read(sail).view.ship);
  });

  it('sets a sail for each card aboard, in the colour of its back', () => {
    for (const { view, choices } of ALL) {
      const { pieces } = scene({ view, choices, picked: [], crew: crewOf(view), words, seat: view.seat }, OPEN);
      for (const ship of view.ships)
        expect(pieces.find(({ id }) => id === ship.ship)?.slots?.filter(Boolean)).toHaveLength(
          Math.min(3, ship.cards.length),
        );
    }
  });

  it('has eight different looks at a full table', () => {
    const { view } = read(large);
    const looks = view.ships.map(({ seat }) => lookOf(seat, view));
    expect(looks.map(({ colour }) => colour)).toEqual(view.ships.map(({ ship }) => ship));
    expect(new Set(looks.map(({ icon }) => icon)).size).toBe(8);
  });
});

describe('a storyboard', () => {
  it('has a step for each event, in order', () => {
    for (const { events, view } of ALL) expect(storyboard(events, view).map(({ event }) => event)).toEqual(events);
  });

  it('puts a battle on the stage, dice sorted, one winner', () => {
    const [fight] = storyboard(read(battle).events, read(battle).view).flatMap(({ stage }) =>
      stage?.kind === 'fight' ? stage : [],
    );
    const event = read(battle).events.find(({ kind }) => kind === 'battle_fought');
    expect(fight?.sides.map(({ dice }) => dice)).toEqual([event?.['attack'], event?.['defence']]);
    expect(fight?.sides.map(({ wins }) => wins)).toEqual([event?.['won'], !event?.['won']]);
    expect(fight?.best).toBe(event?.['compared']);
    expect(fight?.outcome(words, crewOf(read(battle).view))).toMatch(/wins/);
  });

  it('shows cards that are read aloud', () => {
    const cards = (fixture: unknown): string[] =>
      storyboard(read(fixture).events, read(fixture).view).flatMap(({ stage }) =>
        stage?.kind === 'card' ? [stage.title, stage.text].map((line) => line(words, crewOf(read(fixture).view))) : [],
      );
    const bad = read(luck).events.find(({ kind }) => kind === 'bad_luck_struck')?.['card'];
    expect(cards(luck)).toEqual([words.nameOf('card', String(bad)), words.say(`luck-${bad}`)]);
    expect(cards(raid)[1]).toMatch(/bring/);
  });

  it('reads bad luck aloud before it strikes, so that nothing covers what it does', () => {
    const { events, view } = read(luck);
    const steps = storyboard(events, view);
    const strike = steps.findIndex(({ event }) => event.kind === 'bad_luck_struck');
    expect(steps[strike]).toMatchObject({ motions: [{ kind: 'flash' }] });
    expect([steps[strike - 1]?.stage?.kind, steps[strike]?.stage]).toEqual(['card', undefined]);
  });

  it('digs on the stage, but not when the table must remember what was found', () => {
    const dug = {
      kind: 'dug',
      seat: 0,
      ship: 'black',
      island: 'bikini_ocracoke',
      card: 'C43',
      reward: 'silver',
      fades: false,
    };
    const stageOf = (event: object) => storyboard([{ ...dug, ...event }], read(sail).view)[0]?.stage;
    const stage = stageOf({});
    expect(
      stage?.kind === 'dig' &&
        [stage.title, ...stage.clues.map(({ name }) => name), stage.outcome].map((line) =>
          line(words, crewOf(read(sail).view)),
        ),
    ).toEqual(['Anna digs on Bikini and Ocracoke', 'Map of Ocracoke Island', 'A treasure: Silver Statue!']);
    expect(stageOf({ card: null, reward: null })).toBeUndefined();
  });
});

describe('words about a position', () => {
  it('name fields', () => {
    expect(placeName('14,7', words)).toBe('14,7, open sea');
    expect(placeName('cur:10,1', words)).toBe('the current at 10,1');
    expect(placeName('home_blue', words)).toBe("Blue Blake's Barrack");
  });

  it('fill panels and text table, and no text is missing', () => {
    for (const { view } of ALL) {
      for (const { head, rows } of textTable(view, words, names))
        for (const row of rows) expect(row).toHaveLength(head.length);
      for (const { seat } of view.ships) expect(panel(view, seat, words).figures).toHaveLength(2);
    }
    expect(complaints).toEqual([]);
  });

  it('name a player once, unless pirates tell two ships apart', () => {
    const pirates = /Blake|Greg|Betty|Rita|Jeremy|Patty|Wilma|Percy/;
    for (const { view, choices } of ALL) {
      const told = [
        ...view.ships.map(({ seat }) => panel(view, seat, words).note),
        ...scene({ view, choices, picked: [], crew: crewOf(view), words, seat: 0 }, OPEN).pieces.map(
          ({ name }) => name,
        ),
        ...textTable(view, words, names).flatMap(({ rows }) => rows.map(([first = '']) => first)),
      ].filter((text) => !/'s /.test(text)); // homes are called by their pirates, as on the board
      const several = view.ships.length > new Set(view.ships.map(({ seat }) => seat)).size;
      expect(told.some((text) => pirates.test(text))).toBe(several);
    }
  });

  it('tell of an empty chest the same, whosever it is', () => {
    const empty = ALL.flatMap(({ view }) =>
      view.ships.filter(({ chest }) => chest.length === 0).map(({ seat }) => panel(view, seat, words).figures[0]?.text),
    );
    expect(new Set(empty)).toEqual(new Set(['0']));
  });
});

describe('what others at the same screen may read', () => {
  it('hides what went into a chest or came out of a battle', () => {
    for (const [kind, secret] of [
      ['stored', { card: 'ruby' }],
      ['loaded', { card: 'C02' }],
      ['swapped', { out: 'C02', into: 'C05' }],
      ['spoils_taken', { cards: ['ruby'] }],
    ] as const) {
      const event = { kind, ship: 'blue', ...secret };
      expect(JSON.stringify(aloud(event, false, OPEN))).not.toMatch(/ruby|C0/);
      expect(aloud({ ...event, shown: true }, false, OPEN)).toMatchObject(secret);
    }
  });

  it('does not call it sailing when a ship stays', () => {
    const stay = aloud({ kind: 'sailed', ship: 'blue', from: '3,5', to: '3,5', ground: 'sea' }, false, OPEN);
    expect(stay && words.tell('event', stay, names)).toBe('Blue Blake stays at 3,5.');
  });

  it('says a choice once, and its consequences still', () => {
    expect(aloud({ kind: 'dumped', card: 'ruby' }, true, OPEN)).toBeNull();
    expect(aloud({ kind: 'dumped', card: 'ruby' }, false, OPEN)).toEqual({ kind: 'dumped', card: 'ruby' });
    expect(aloud({ kind: 'traded', reward: 'ruby' }, true, OPEN)).toEqual({ kind: 'traded', reward: 'ruby' });
  });
});

describe('what lies ahead', () => {
  const ahead = [
    { kind: 'trade_lacks', card: 'C10', extra: 'bronze', reward: 'gold', reason: 'extra' },
    { kind: 'no_raid', town: 'tripoli', reason: 'raided_last' },
  ];
  const choice: Choice = {
    move: { kind: 'sail', to: 'clew_bay_tripoli' },
    targets: [{ kind: 'place', place: 'clew_bay_tripoli' }],
    preview: { path: [], effects: [] },
    prospects: ahead,
  };
  const drawn = (down: boolean): Scene =>
    scene(
      { view: read(sail).view, choices: [choice], picked: [], crew: crewOf(read(sail).view), words, seat: 0 },
      { down },
    );

  it('marks a town that cannot be raided, and says what a trade lacks', () => {
    const [town] = drawn(false).targets;
    expect(town?.badges).toContain('ui-x');
    expect(town?.name).toContain('Tea for Tripoli + Bronze Cannon → Gold Medal; you have no Bronze Cannon.');
    expect(town?.name).toContain('You cannot raid it: you raided it last.');
  });

  it('tells nothing of the own cards while they lie face down', () => {
    expect(drawn(true).targets[0]?.name).not.toContain('Tea');
    expect(aloud(ahead[0] ?? { kind: '' }, true, { down: true })).toBeNull();
  });
});
