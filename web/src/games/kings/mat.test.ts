// Mats, crews, cards and stages of King of the Pirates: real positions, in both languages.
import { describe, expect, it } from 'vitest';
import { buttonsOf, offered } from '../../board/choosing';
import caught from '../../dev/kings-caught.json';
import crews from '../../dev/kings-crew.json';
import crowd from '../../dev/kings-crowd.json';
import dig from '../../dev/kings-dig.json';
import dock from '../../dev/kings-dock.json';
import duel from '../../dev/kings-duel.json';
import hire from '../../dev/kings-hire.json';
import maintenance from '../../dev/kings-maintenance.json';
import murder from '../../dev/kings-murder.json';
import mutiny from '../../dev/kings-mutiny.json';
import raid from '../../dev/kings-raid.json';
import robbed from '../../dev/kings-robbed.json';
import sail from '../../dev/kings-sail.json';
import setup from '../../dev/kings-setup.json';
import stolen from '../../dev/kings-stolen.json';
import trim from '../../dev/kings-trim.json';
import whole from '../../dev/kings-whole.json';
import won from '../../dev/kings-won.json';
import { sumOf, type Staged } from '../../stage/staged';
import { linesOf } from '../../stage/testLines';
import { served } from '../../text/served';
import { Wording } from '../../text/wording';
import type { AnyEvent, CardPlayed, KingsView } from '../../wire/kings';
import type { Choice, Event, Question } from '../../wire/types';
import { aloud } from './aloud';
import { aboutCard, aboutPirate, cardIcon, piles, pirateOf, printedOn, signOf } from './cards';
import { sideOf } from './fight';
import { panel } from './panel';
import { partsFile } from './parts';
import drawn from './parts.json';
import { staging } from './staging';
import { textTable } from './textTable';

interface Position {
  view: KingsView;
  asked: Question;
  choices: Choice[];
  events: AnyEvent[];
}
partsFile.here = drawn;
const complaints: string[] = [];
const complain = (complaint: string): void => void complaints.push(complaint);
const texts = served.games['kings']?.texts;
const english = new Wording('en', texts?.en ?? [], complain);
const BOTH = [english, new Wording('nl', texts?.nl ?? [], complain)];
const names = ['Anna', 'Ben', 'Cleo', 'Dirk'];
const crew = { names, you: null, fleet: {} };
const OPEN = { down: false }; // the own hand lies face up
const read = (fixture: unknown): Position => fixture as Position; // written by the engine: scripts/fixtures.py
const ALL = [
  caught,
  crews,
  crowd,
  dig,
  dock,
  duel,
  hire,
  maintenance,
  murder,
  mutiny,
  raid,
  robbed,
  sail,
  setup,
  stolen,
  trim,
  whole,
  won,
].map(read);

function stagesOf(fixture: unknown): Staged[] {
  const { view, events } = read(fixture);
  const stage = staging(view, false);
  return events.flatMap((event) => stage(event) ?? []);
}

describe('words', () => {
  it('are there in both languages for every panel, table, card, pirate and stage', () => {
    for (const words of BOTH) {
      for (const position of ALL) {
        const { view } = position;
        textTable(view, words, names);
        view.ships.forEach((ship) => [
          panel(view, ship.seat, words),
          ...ship.pirates.map((one) => aboutPirate(one, words)),
        ]);
        view.hand.forEach((card) => aboutCard(card, words));
        stagesOf(position)
          .flatMap(linesOf)
          .forEach((line) => expect(line(words, crew)).not.toMatch(/undefined|NaN/));
      }
    }
    expect(complaints).toEqual([]);
  });

  it('name what a pirate can do, and when that counts', () => {
    const captain = read(sail)
      .view.ships.flatMap(({ pirates }) => pirates)
      .find((one) => one.is_captain);
    expect(captain && aboutPirate(captain, english)).toMatch(/, captain\. Aboard: .+ As captain: .+/);
    expect(printedOn('grandpa-spade')).toEqual({ crew: 'immune', captain: 'clue2' });
  });

  it('put on every coat a sign that no other has', () => {
    expect(['old-mother-gale', 'broadaxe-bram', 'barrel-benedict'].map((pirate) => signOf(pirate, english))).toEqual([
      'OG',
      'Br',
      'Be',
    ]);
    for (const words of BOTH) {
      const signs = Object.keys(drawn.pirates).map((pirate) => signOf(pirate, words).toLowerCase());
      expect(new Set(signs).size).toBe(signs.length);
    }
  });
});

describe('a fight', () => {
  it('has a chip for everything that counts: dice and chips make the sum', () => {
    for (const { view } of ALL) {
      for (const side of view.fight?.sides ?? []) {
        const drawnSide = sideOf(side, view.fight as NonNullable<typeof view.fight>, view);
        const sum = [...side.dice, ...drawnSide.chips.map(({ amount }) => amount ?? 0)].reduce(
          (total, figure) => total + figure,
          0,
        );
        expect(sum).toBe(side.total);
      }
    }
  });

  it('says the same with its first dice, before a view has told it', () => {
    const [first] = stagesOf(whole);
    const rolled = read(whole).events.find((event) => event.kind === 'dice_rolled');
    expect(first?.kind).toBe('fight');
    if (first?.kind !== 'fight' || rolled?.kind !== 'dice_rolled') return;
    expect(first.open).toBe(true);
    expect(first.sides.map(({ total }) => total)).toEqual([rolled.total, 7]);
    expect(first.sides[0]?.dice).toEqual(rolled.values);
  });

  it('names whoever played a card or has an ability', () => {
    const { view } = read(crowd);
    const [, defence] = view.fight?.sides ?? [];
    const chips = defence && view.fight ? sideOf(defence, view.fight, view).chips : [];
    expect(chips.map(({ text }) => text(english, crew))).toEqual(['+7 defence', '+2 Soldiers: Cleo']);
    const [attack] = read(duel).view.fight?.sides ?? [];
    const duellists = attack
      ? sideOf(attack, read(duel).view.fight as NonNullable<KingsView['fight']>, read(duel).view).chips
      : [];
    expect(duellists[0]?.text(english, crew)).toMatch(/^\+1 crew: \w+/);
    expect(duellists.at(-1)?.text(english, crew)).toBe('−1 Scurvy');
  });

  it('explains a total by the card that was played just before the end', () => {
    const { view } = read(raid);
    const [attack, defence] = view.fight?.sides ?? [];
    const card = { kind: 'card_played', seat: 1, card: 'soldiers', victim: null, pirate: null, to: null, side: null };
    const end = {
      kind: 'fight_ended',
      attacker: attack?.seat,
      defender: null,
      winner: null,
      foe: view.fight?.foe,
      attack: attack?.total,
      defence: (defence?.total ?? 0) + 2,
      void: false,
    };
    const staged = staging(view, false);
    const [, last] = [card, end].map((event) => staged(event as unknown as AnyEvent));
    if (last?.kind !== 'fight') throw new Error('the end of a fight is shown large');
    const added = last.sides.map(({ chips }, at) => chips.slice(view.fight?.sides[at]?.modifiers.length));
    expect(added.map((chips) => chips.map(({ text }) => text(english, crew)))).toEqual([[], ['+2 Soldiers: Ben']]);
  });

  it('rolls again only the die that a cannonball was fired for, and ends with winner and loot', () => {
    const [again] = stagesOf(raid);
    expect(again?.kind === 'fight' && again.sides.map(({ fresh }) => fresh)).toEqual([[0], []]);
    const [end, loot] = stagesOf(won);
    expect(end?.kind === 'fight' && end.sides.map(({ wins }) => wins)).toEqual([true, false]);
    expect(loot?.kind === 'row' && [loot.cards.length, loot.outcome(english, crew)]).toEqual([
      5,
      '1,100 doubloons in all',
    ]);
  });

  it('is written out with real minus signs', () => {
    expect(
      sumOf({
        dice: [3, 5],
        chips: [{ text: () => '', amount: 2 }, { text: () => '' }, { text: () => '', amount: -1 }],
      }),
    ).toBe('3 + 5 + 2 − 1');
    expect(sumOf({ dice: [], chips: [{ text: () => '', amount: 11 }] })).toBe('11');
  });
});

describe('the stage', () => {
  it('shows digs, recruits, thefts, murders and the Dutchman', () => {
    const kinds = [dig, hire, stolen, murder, caught, mutiny].map((fixture) =>
      stagesOf(fixture).map(({ kind }) => kind),
    );
    expect(kinds).toEqual([['dig'], ['row'], ['card'], ['card'], ['row'], ['card', 'card']]);
    const [found] = stagesOf(dig);
    expect(found?.kind === 'dig' && [found.found, found.outcome(english, crew)]).toEqual([true, '2,000 doubloons!']);
    const [lost] = stagesOf(caught);
    expect(lost?.kind === 'row' && lost.cards.map(({ title }) => title(english, crew))).toContain('Treasure Map');
  });

  it('tells at whom a card is aimed', () => {
    const stage = staging(read(sail).view, false);
    const played = (card: Partial<CardPlayed>): string => {
      const staged = stage({
        kind: 'card_played',
        seat: 0,
        card: 'scurvy',
        victim: null,
        pirate: null,
        to: null,
        side: null,
        ...card,
      } as CardPlayed);
      return staged?.kind === 'card' ? staged.text(english, crew) : '';
    };
    expect(played({ victim: 0 })).toBe('A scurvy token for Anna.');
    expect(played({ card: 'mercenaries', side: 'defender' })).toBe('+1 for the defender.');
    expect(played({ card: 'tailwind' })).toBe(english.say('effect-tailwind'));
  });
});

describe('a hand', () => {
  it('lies in piles, each with a picture', () => {
    const { view } = read(sail);
    const total = piles(view.hand).reduce((sum, { count }) => sum + count, 0);
    expect(total).toBe(view.hand.length);
    expect(new Set(Object.keys(drawn.cards).map(cardIcon)).size).toBe(12);
  });

  it('keeps what a card is played on from the board until the card is picked', () => {
    const { choices } = read(maintenance);
    expect(offered(choices, [])).toEqual([{ kind: 'button', button: 'pass' }]);
    const picked = offered(choices, [{ kind: 'card', card: 'scurvy' }]).filter(({ kind }) => kind === 'piece');
    expect(picked.length).toBeGreaterThan(0);
    expect(buttonsOf(read(trim).choices)).toEqual([]);
  });

  it('tells pirates from action cards', () => {
    expect(read(murder).choices.map(pirateOf)).toContain('ledger-lou');
    expect(
      read(trim)
        .choices.filter(({ move }) => move.kind === 'discard_card')
        .map(pirateOf),
    ).toEqual(expect.arrayContaining(['']));
    expect(read(crews).choices.every((choice) => pirateOf(choice) !== '')).toBe(true);
  });

  it('is told to its owner alone, and to nobody while it lies face down', () => {
    const { view } = read(sail);
    const told = JSON.stringify(textTable({ ...view, hand: [] }, english, names));
    expect(told).not.toContain(english.say('effect-tailwind'));
    const drew: Event = { kind: 'cards_drawn', seat: 0, number: 1, left: 9, cards: ['murder'] };
    expect(aloud(drew, false, OPEN)?.['cards']).toEqual(['murder']);
    expect(aloud(drew, false, { down: true })?.['cards']).toEqual([]);
  });

  it('does not say twice what is bought or played', () => {
    const bought = read(dock)
      .choices.flatMap(({ preview }) => preview.effects)
      .filter(({ kind }) => kind === 'part_bought');
    expect(bought.length).toBeGreaterThan(0);
    for (const event of bought) expect([aloud(event, true, OPEN), aloud(event, false, OPEN)]).toEqual([null, event]);
    const murders = read(murder)
      .choices.filter(({ move }) => move.kind === 'play_murder')
      .flatMap(({ preview }) => preview.effects);
    const foretold = murders.filter((event) => aloud(event, true, OPEN)).map(({ kind }) => kind);
    expect(foretold).toContain('captain_set'); // what the name of the move does not say
    for (const kind of ['card_played', 'pirate_discarded']) expect(foretold).not.toContain(kind);
  });
});

describe('own new cards', () => {
  const news: AnyEvent = { kind: 'cards_drawn', seat: 0, number: 2, left: 50, cards: ['ambush', 'mutiny'] };

  it('are shown large, with what they do', () => {
    const stage = staging(read(sail).view, false)(news);
    expect(stage?.kind).toBe('row');
    expect(stage ? linesOf(stage).map((line) => line(english, crew)) : []).toContain(english.say('effect-ambush'));
  });

  it('are not shown to others, nor while the hand lies face down', () => {
    expect(staging(read(sail).view, false)({ ...news, cards: [] })).toBeNull();
    expect(staging(read(sail).view, true)(news)).toBeNull();
  });
});
