// Bounty on screen: real positions, in words, in pictures and in motion.
import { describe, expect, it } from 'vitest';
import distress from '../../dev/bounty-distress.json';
import engage from '../../dev/bounty-engage.json';
import raid from '../../dev/bounty-raid.json';
import sail from '../../dev/bounty-sail.json';
import shootout from '../../dev/bounty-shootout.json';
import sold from '../../dev/bounty-sold.json';
import trade from '../../dev/bounty-trade.json';
import tried from '../../dev/bounty-tried.json';
import two from '../../dev/bounty-two.json';
import type { Staged } from '../../stage/staged';
import { served } from '../../text/served';
import { Wording } from '../../text/wording';
import type { BountyView } from '../../wire/bounty';
import type { Choice, Event, Question, Target } from '../../wire/types';
import { aloud } from './aloud';
import { coinsOf } from './coins';
import { storyboard } from './motion';
import { panel } from './panel';
import { partsFile } from './parts';
import drawn from './parts.json';
import { placeName } from './places';
import { prices, scene } from './scene';
import { textTable } from './textTable';

interface Position {
  view: BountyView;
  asked: Question;
  choices: Choice[];
  events: Event[];
}

partsFile.here = drawn;
const complaints: string[] = [];
const words = new Wording('en', served.games['bounty']?.texts.en ?? [], (complaint) => complaints.push(complaint));
const names = ['Anna', 'Ben', 'Cleo', 'Dirk', 'Eva', 'Finn'];
const crew = { names, you: null, fleet: {} };
const read = (fixture: unknown): Position => fixture as Position; // written by the engine: scripts/fixtures.py
const ALL = [distress, engage, raid, sail, shootout, sold, trade, tried, two].map(read);

function sceneOf(fixture: unknown, picked: Target[] = []): ReturnType<typeof scene> {
  const { view, choices } = read(fixture);
  return scene({ view, choices, picked, crew, words, seat: view.seat });
}

function stagesOf(fixture: unknown): Staged[] {
  const { events, view } = read(fixture);
  return storyboard(events, view).flatMap(({ stage }) => stage ?? []);
}

describe('a scene', () => {
  it('tells the way to a port and the price there apart', () => {
    const barley = sceneOf(raid).targets.find(({ place }) => place === 'N12');
    expect(barley).toMatchObject({ short: words.nameOf('port', 'barley'), steps: 5, price: 5, danger: false });
  });

  it('offers every square of the choices, harbours and attacks first, and never the own ship', () => {
    const { targets } = sceneOf(sail);
    const places = new Set(
      read(sail).choices.flatMap(({ targets: own }) =>
        own.flatMap((target) => (target.kind === 'place' ? target.place : [])),
      ),
    );
    expect(targets.map(({ place }) => place).sort()).toEqual([...places].sort());
    expect(targets.map(({ named }) => named)).toEqual(
      [...targets.map(({ named }) => named)].sort((one, other) => Number(other) - Number(one)),
    );
    expect(targets.some(({ piece }) => piece === read(sail).view.ship)).toBe(false);
  });

  it('crowns a choice that wins', () => {
    const { view, choices } = read(sail);
    const winning = { path: [], effects: [{ kind: 'won', seat: 0 }, { kind: 'sold' }] };
    const [choice] = choices.map((one) => ({ ...one, preview: winning }));
    const drawn = scene({ view, choices: choice ? [choice] : [], picked: [], crew, words, seat: 0 });
    expect(drawn.targets[0]?.badges).toEqual(['crown', 'two-coins']);
    expect(drawn.targets[0]?.name).toContain('win the match');
  });

  it('marks a raid on its square, and its way there', () => {
    const choice = read(raid).choices.find(({ move }) => move.kind === 'raid');
    const place = choice?.targets.find(({ kind }) => kind === 'place');
    const target = sceneOf(raid).targets.find((one) => place?.kind === 'place' && one.place === place.place);
    expect(target?.badges).toContain('pirate-flag');
    expect(target?.name).toMatch(/: raid\. /);
    expect(sceneOf(raid, [...(choice?.targets ?? [])]).path.at(-1)).toBe(target?.place);
  });

  it('makes a ship that can be engaged a target of its own', () => {
    const move = read(engage).choices.find((choice) => choice.move.kind === 'engage')?.move;
    const targets = sceneOf(engage).targets.filter(({ piece }) => piece !== null);
    expect(targets.map(({ piece }) => piece)).toContain(move?.['ship']);
    expect(targets[0]?.name).toMatch(/: engage\. /);
  });

  it('hangs a price scroll at each of the seven ports', () => {
    const hung = prices(read(sail).view, words);
    expect(hung).toHaveLength(7);
    expect(hung[0]?.name).toMatch(
      /^Cockle Quay: a card costs 4\. .* cards are left\. The pack began with: Soggy Biscuit 3, 3 × Salt Cod 9/,
    );
  });

  it('tells two ships of a player apart, and who is in distress', () => {
    expect(sceneOf(two).pieces.map(({ tag }) => tag)).toEqual(['I', 'II', 'I', 'II']);
    expect(sceneOf(distress).pieces.filter(({ badge }) => badge === 'ship-wreck').length).toBeGreaterThan(0);
  });
});

describe('secrets', () => {
  it('stay out of panels, pieces and the text table, even for their owner', () => {
    for (const { view, choices } of ALL) {
      const own = view.ships
        .flatMap(({ hold, shown }) => hold.filter((_, at) => !(shown && at === hold.length - 1)))
        .flatMap(({ card }) => (card ? words.nameOf('card', card) : []));
      const drawn = JSON.stringify([
        scene({
          view,
          choices: choices.filter(({ move }) => move.kind === 'sail'),
          picked: [],
          crew,
          words,
          seat: view.seat,
        }).pieces,
        view.purses.map((_, seat) => panel(view, seat, words)),
        textTable(view, words, names).slice(0, 2),
      ]);
      const ports = view.packs.map(({ port }) => words.nameOf('port', port)); // there is Molasses from Molasses Bay
      for (const name of own)
        expect(ports.reduce((text, port) => text.replaceAll(port, ''), drawn)).not.toContain(name);
      for (const ship of view.ships)
        if (ship.hold.length > 0 && !ship.shown && !ship.commission) expect(ship.public_role).toBe('unknown');
    }
  });

  it('of two ships stand beside their cards, and the crew names both', () => {
    expect(panel(read(two).view, 1, words).note).toBe('Gold I · Gold II');
  });

  it('are told where all cards are open, as secrets', () => {
    const { view } = read(sail);
    const open = {
      ...view,
      seat: null,
      ships: view.ships.map((ship) => ({ ...ship, public_role: 'unknown' as const, role: 'pirate' as const })),
    };
    expect(panel(open, 0, words)).toMatchObject({ mark: 'skull-crossed-bones', note: 'pirate (secret)' });
    expect(panel({ ...open, seat: 0 }, 0, words).note).toBe('unknown');
    expect(textTable(open, words, names)[0]?.rows[0]).toContain('pirate (secret)');
  });

  it('stay out of what is told at the table', () => {
    const bought: Event = {
      kind: 'bought',
      seat: 0,
      ship: 'crimson',
      port: 'cockle',
      fee: 4,
      left: 11,
      card: 'cockle-3',
    };
    expect(words.tell('event', aloud(bought, false) ?? bought, names)).toBe(
      'Anna buys a card in Cockle Quay and lays it face down on the hold of Crimson.',
    );
    const sale = read(sold).events.find(({ kind }) => kind === 'sold') as Event;
    expect(aloud(sale, false)).toBe(sale);
    expect(aloud(sale, true)).toBeNull();
  });
});

describe('a storyboard', () => {
  it('has a step for each event, in order', () => {
    for (const { events, view } of ALL) expect(storyboard(events, view).map(({ event }) => event)).toEqual(events);
  });

  it('lets cards and coins change hands', () => {
    const kinds = (fixture: unknown): string[] =>
      storyboard(read(fixture).events, read(fixture).view).flatMap(({ motions }) => motions.map(({ kind }) => kind));
    expect(kinds(raid)).toEqual(expect.arrayContaining(['sail', 'shot', 'cards']));
    expect(kinds(sold)).toEqual(expect.arrayContaining(['cards', 'coins']));
    expect(kinds(trade)).toEqual(expect.arrayContaining(['cards', 'coins']));
  });

  it('puts a shoot-out on the stage: three dice a side, their sum, one winner', () => {
    const fight = stagesOf(shootout).find(
      (staged) => staged.kind === 'fight' && staged.sides.some(({ dice }) => dice.length > 0),
    );
    if (fight?.kind !== 'fight') throw new Error('there is no shoot-out');
    for (const { dice, total } of fight.sides)
      expect([dice.length, dice.reduce((sum, die) => sum + die, 0)]).toEqual([3, total]);
    expect(fight.sides.filter(({ wins }) => wins)).toHaveLength(1);
    expect(fight.outcome(words, crew)).toMatch(/wins and takes the cargo!$/);
  });

  it('shows a trial: cards face up only for the guilty', () => {
    const event = read(tried).events.find(({ kind }) => kind === 'tried') as Event;
    const [verdicts, backs] = [
      ['guilty', ['cockle-5']],
      ['innocent', []],
    ].map(([verdict, cards]) => {
      const [stage] = storyboard([{ ...event, verdict, cards }], read(tried).view).flatMap((step) => step.stage ?? []);
      return stage?.kind === 'trial'
        ? [stage.verdict(words, crew), stage.cards.map(({ name }) => name?.(words, crew) ?? null)]
        : [];
    });
    expect(verdicts).toEqual(['Guilty!', ['The Mudlark']]);
    expect(backs?.[0]).toBe('Innocent!');
    expect((backs?.[1] as (string | null)[]).every((name) => name === null)).toBe(true);
  });

  it('reads a card of the Treasure Chest to everybody', () => {
    const card = stagesOf({ ...read(sail), events: [{ kind: 'chest_drawn', seat: 1, ship: 'gold', card: 'T05' }] })[0];
    if (card?.kind !== 'card') throw new Error('there is no card');
    expect([card.icon, card.title(words, crew), card.text(words, crew)]).toEqual([
      'whirlwind',
      'Hurricane',
      'A hurricane drives you to Crown Lagoon.',
    ]);
  });
});

describe('words about a position', () => {
  it('name squares', () => {
    expect(placeName('E12', words)).toBe('Cockle Quay, E12');
    expect(placeName('I11', words)).toBe('The Needle, I11');
    expect(placeName('G8', words)).toBe('G8, open sea');
  });

  it('sum a crew up, and a purse in coins', () => {
    const { view } = read(distress);
    const seat = view.ships.find((ship) => ship.distress)?.seat ?? -1;
    expect(panel(view, seat, words).note).toContain('in distress');
    expect(coinsOf(38)).toEqual([
      { value: 10, count: 3 },
      { value: 5, count: 1 },
      { value: 1, count: 3 },
    ]);
  });

  it('fill the text table, and no text is missing', () => {
    for (const { view } of ALL)
      for (const { head, rows } of textTable(view, words, names))
        for (const row of rows) expect(row).toHaveLength(head.length);
    expect(complaints).toEqual([]);
  });
});

describe('an own new card', () => {
  const bought = { kind: 'bought', seat: 0, ship: 'crimson', port: 'cockle-quay', fee: 4, left: 9 };
  const { view } = read(sail);
  const card = view.ships.flatMap(({ hold }) => hold.flatMap((one) => one.card ?? []))[0] ?? '';

  it('is shown large to its owner, and to nobody else', () => {
    const [own] = storyboard([{ ...bought, card }], view);
    expect(own?.stage?.kind).toBe('card');
    expect(own?.stage?.kind === 'card' && own.stage.title(words, crew)).toBe(words.nameOf('card', card));
    expect(storyboard([{ ...bought, card: null }], view)[0]?.stage).toBeUndefined();
  });
});
