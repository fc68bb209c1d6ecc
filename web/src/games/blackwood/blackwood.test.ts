// Port Blackwood on screen: real positions, in words, in pictures and in motion.
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import coreTexts from '../../../../src/skulduggery/text/en/core.ftl?raw';
import gameTexts from '../../../../src/skulduggery/games/blackwood/text/en/game.ftl?raw';
import pageTexts from '../../../../src/skulduggery/text/en/page.ftl?raw';
import boardTexts from '../../../../src/skulduggery/games/blackwood/text/en/page.ftl?raw';
import Pieces from '../../board/Pieces.svelte';
import caught from '../../dev/caught.json';
import middle from '../../dev/middle.json';
import shot from '../../dev/shot.json';
import start from '../../dev/start.json';
import two from '../../dev/two.json';
import { fleetOf, Wording } from '../../text/wording';
import type { BlackwoodView } from '../../wire/blackwood';
import type { Choice, Event, Question, Target } from '../../wire/types';
import { arithmetic } from './arithmetic';
import { storyboard } from './motion';
import { lookOf } from './looks';
import { panel } from './panel';
import { partsFile } from './parts';
import drawn from './parts.json';
import { placeName } from './places';
import { scene } from './scene';
import { textTable } from './textTable';

interface Position {
  view: BlackwoodView;
  asked: Question;
  choices: Choice[];
  events: Event[];
}

partsFile.here = drawn;
const complaints: string[] = [];
const FIELDS = 'fields-prospect-ways-ahead = effects=happening'; // as the server sends them
const words = new Wording('en', [coreTexts, gameTexts, pageTexts, boardTexts, FIELDS], (complaint) =>
  complaints.push(complaint),
);
const names = ['Anna', 'Ben', 'Cleo', 'Dirk'];
const crew = { names, you: null, fleet: {} };
const read = (fixture: unknown): Position => fixture as Position; // written by the engine: scripts/fixtures.py

function sceneOf(fixture: unknown, picked: Target[] = [], you: number | null = null): ReturnType<typeof scene> {
  const { view, choices } = read(fixture);
  return scene({ view, choices, picked, crew: { names, you, fleet: fleetOf(view) }, words, seat: 0 });
}

describe('the look of a seat', () => {
  it('is that of its first ship, whatever colours were chosen', () => {
    const colours = ['white', 'red', 'blue', 'green'];
    const ships = read(two).view.ships.map((ship, at) => ({ ...ship, ship: colours[at] ?? '' }));
    expect([0, 1].map((seat) => lookOf(seat, { ships }).colour)).toEqual(['white', 'red']);
    expect([0, 1].map((seat) => lookOf(seat).colour)).toEqual(['red', 'blue']);
  });
});

describe('several ships of one player', () => {
  const { view } = read(two);
  const ownAs = (you: number | null): ReturnType<typeof scene>['pieces'] =>
    scene({
      view,
      choices: [],
      picked: [],
      crew: { names, you, fleet: fleetOf(view) },
      words,
      seat: you,
    }).pieces.filter(({ own }) => own);

  it('are named in the crew, each in its colours', () => {
    expect([0, 1].map((seat) => panel(view, seat, words).note)).toEqual(['Red · Green', 'Blue · Yellow']);
    expect(panel(view, 1, words).looks?.map(({ colour }) => colour)).toEqual(['blue', 'yellow']);
    const ships = view.ships.map((ship) => ({ ...ship, coins: 2, slowed: ship.ship === 'green' }));
    expect(panel({ ...view, ships }, 0, words).note).toBe('Red · Green, two coins: half speed');
    expect(panel(read(middle).view, 0, words).looks).toBeUndefined();
  });

  it('are marked on the chart of their owner, for the eye and for the ear', () => {
    expect(ownAs(1).map(({ id }) => id)).toEqual(['blue', 'yellow']);
    expect(ownAs(1)[0]?.name).toMatch(/^Your ship: Blue, ship of Ben, at /);
    expect(ownAs(null)).toEqual([]);
    const pieceSpots = ownAs(1).map((piece) => ({ piece, x: 0, y: 0, scale: 1 }));
    expect(render(Pieces, { props: { pieceSpots } }).body.match(/<path class="own/g)).toHaveLength(2);
  });
});

describe('a scene', () => {
  it('offers every square of the choices, named ones first, with names to be read aloud', () => {
    const { targets } = sceneOf(start);
    expect(targets).toHaveLength(read(start).choices.length);
    expect(targets[0]?.name).toBe('Rum Barrel Cay, B7, 4 squares: get a cannonball');
    expect(targets.map((target) => target.named)).toEqual(
      [...targets.map((target) => target.named)].sort((one, other) => Number(other) - Number(one)),
    );
    expect(targets.at(-1)?.name).toMatch(/^[A-T]\d+, open sea, \d squares$/);
  });

  it('shows the way of a picked square, from the ship that sails it', () => {
    const place = read(middle).choices[0]?.targets.find((target) => target.kind === 'place');
    const drawn = sceneOf(middle, place ? [place] : []);
    expect(drawn.path.at(-1)).toBe(place?.place);
    expect(drawn.mover).not.toBeNull();
    expect(drawn.targets.filter((target) => target.selected)).toHaveLength(1);
  });

  it('lets a captain of two ships choose one by tapping it', () => {
    expect(sceneOf(two).targets.filter((target) => target.piece !== null).length).toBe(2);
  });

  it('shows the squares of one ship, once it is chosen, where several could be moved', () => {
    const squares = (...picked: Target[]): string[] =>
      sceneOf(two, picked)
        .targets.filter(({ piece }) => piece === null)
        .map(({ place }) => place);
    const reached = (ship: string): string[] =>
      read(two).choices.flatMap(({ move }) =>
        'ship' in move && move.ship === ship && 'to' in move ? [String(move.to)] : [],
      );
    expect(squares()).toEqual([]);
    expect(squares({ kind: 'piece', piece: 'blue' }).sort()).toEqual(reached('blue').sort());
    expect(squares({ kind: 'place', place: 'A8' })).toEqual(['A8']);
    expect(sceneOf(middle).targets.length).toBeGreaterThan(1);
  });

  it('calls a square dangerous where an own ship is caught, but not where others are', () => {
    const dangerous = (you: number): string[] =>
      sceneOf(caught, [], you)
        .targets.filter(({ danger }) => danger)
        .map(({ place }) => place);
    expect([dangerous(3), dangerous(2), dangerous(0)]).toEqual([['E7'], ['B6'], []]);
  });

  it('tells and signs what a choice may lead to', () => {
    const [choice] = read(middle).choices;
    const prospects = [{ kind: 'ways_ahead', effects: ['coin_collected', 'ball_fired'] }];
    const { view } = read(middle);
    const drawn = scene({ view, choices: choice ? [{ ...choice, prospects }] : [], picked: [], crew, words, seat: 0 });
    expect(drawn.targets[0]?.name).toContain('You choose what happens on the way: a coin and a shot.');
    expect(drawn.targets[0]?.badges).toEqual(['two-coins', 'cannon-shot']);
  });

  it('crowns a choice that wins', () => {
    const { view, choices } = read(middle);
    const winning = { path: [], effects: [{ kind: 'won', seat: 0 }, { kind: 'delivered' }] };
    const [choice] = choices.map((one) => ({ ...one, preview: winning }));
    const drawn = scene({ view, choices: choice ? [choice] : [], picked: [], crew, words, seat: 0 });
    expect(drawn.targets[0]?.badges).toEqual(['crown', 'locked-chest']);
    expect(drawn.targets[0]?.name).toContain('win the match');
  });

  it('draws gold, load and captivity', () => {
    const { pieces, marks } = sceneOf(middle);
    expect(pieces.find((piece) => piece.held)?.name).toContain('locked up on Skull Island');
    expect(marks?.find((mark) => mark.kind === 'coins' && !mark.chest)?.name).toMatch(/abandoned coins? on/);
    expect(Math.max(...pieces.map((piece) => piece.coins ?? 0))).toBeGreaterThan(1);
  });
});

describe('a storyboard', () => {
  it('has a step for each event, in order', () => {
    const { events, view } = read(shot);
    const steps = storyboard(events, view);
    expect(steps.map((step) => step.event)).toEqual(events);
    expect(steps.flatMap((step) => step.motions.map((motion) => motion.kind))).toEqual([
      'sail',
      'coins',
      'shot',
      'coins',
    ]);
    expect(steps.map((step) => step.sound)).toEqual(['sail', 'coins', 'cannon', 'coins']);
  });

  it('drags a captive to the lair of its jailer', () => {
    const { events, view } = read(caught);
    expect(storyboard(events, view).flatMap((step) => step.motions)).toContainEqual({
      kind: 'drag',
      piece: expect.any(String),
      to: 'F6',
    });
  });
});

describe('words about a position', () => {
  it('write the roll out', () => {
    const { view, asked } = read(middle);
    const loaded = {
      ...view,
      roll: 5,
      loads: view.ships.map(() => 2),
      ships: view.ships.map((ship) => ({ ...ship, captive: false, coins: 2 })),
    };
    expect(arithmetic(loaded, { ...asked, figures: { value: 5, allowances: [3] } }, words)).toEqual([
      '5, two coins: half = 3 squares',
    ]);
    const robbed = { ...loaded, ships: loaded.ships.map((ship) => ({ ...ship, coins: 0 })) };
    expect(arithmetic(robbed, { ...asked, figures: { value: 5, allowances: [3] } }, words)).toEqual([
      '5, two coins: half = 3 squares (coins counted at the start of the turn)',
    ]);
    expect(arithmetic({ ...loaded, roll: 0 }, asked, words)).toEqual(['The die says how far the ship sails.']);
  });

  it('name squares', () => {
    expect(placeName('K8', words)).toBe('K8, open sea');
    expect(placeName('G9', words)).toBe('Hornpipe Island, G9');
    expect(placeName('anchorage', words)).toBe('the anchorage');
  });

  it('sum a crew up', () => {
    const { view } = read(middle);
    const captive = view.ships.find((ship) => ship.captive)?.seat ?? -1;
    expect(panel(view, captive, words).note).toBe('captive of Captain Blackbeard');
    expect(panel(view, 0, words).figures.map((figure) => figure.icon)).toEqual([
      'locked-chest',
      'two-coins',
      'cannon-ball',
    ]);
  });

  it('fill the text table, and no text is missing', () => {
    const table = textTable(read(middle).view, words, names);
    expect(table.map((section) => section.rows.length)).toEqual([4, 4, 2, 2]);
    for (const { head, rows } of table) for (const row of rows) expect(row).toHaveLength(head.length);
    expect(complaints).toEqual([]);
  });
});
