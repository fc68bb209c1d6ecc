import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ChartData } from '../board/scene';
import { Sheet, squareOf } from '../board/sheet';
import { signs as blackwood } from '../games/blackwood/signs';
import { signs as bounty } from '../games/bounty/signs';
import hexChart from '../games/kings/chart.json';
import { tilesOf } from '../games/kings/ground';
import { partsFile } from '../games/kings/parts';
import hexParts from '../games/kings/parts.json';
import { signs as kings } from '../games/kings/signs';
import { blocksOf } from '../text/markdown';
import { boardRatio, signsOn } from './board';
import { bookOf, folded, found, hasSilent, hits, rulesOf } from './book';
import { HEX, ratioOf, situationOf, type Situation } from './situation';

const source = (language: string, game = 'blackwood'): string =>
  readFileSync(new URL(`../../../src/skulduggery/games/${game}/text/${language}/rules.md`, import.meta.url), 'utf8');
const small = bookOf(
  '# Go\n\nHello there.\n\n## Sailing\n\n**GO-1.01** Sail, see GO-1.02.\n\n```situation Anna sinks.\n  A\n1 .\n' +
    '```\n\n**GO-1.02** Sink.\n\n## Zeeën\n\n**GO-2.01** Win.\n',
);

describe('a book', () => {
  it('has an opening and chapters with ids that are the same in every language', () => {
    expect([small.title, small.opening.length, small.chapters.map(({ id, title }) => [id, title])]).toEqual([
      'Go',
      1,
      [
        ['chapter-1', 'Sailing'],
        ['chapter-2', 'Zeeën'],
      ],
    ]);
    const [english, dutch] = [bookOf(source('en')), bookOf(source('nl'))];
    expect(rulesOf(english)).toEqual(rulesOf(dutch));
    expect(english.chapters.map(({ id }) => id)).toEqual(dutch.chapters.map(({ id }) => id));
  });

  it('leads from the name of a rule to the rule', () => {
    expect(blocksOf('See GO-1.02.')).toEqual([
      {
        kind: 'paragraph',
        rule: null,
        spans: [
          { text: 'See ', bold: false },
          { text: 'GO-1.02', bold: false, rule: 'GO-1.02' },
          { text: '.', bold: false },
        ],
      },
    ]);
  });
});

describe('a rule that the printed book does not decide', () => {
  it('has the book explain its sign', () => {
    expect(hasSilent(small)).toBe(false);
    expect(hasSilent(bookOf('# Go\n\n## Sailing\n\n**GO-1.01 °** Sail.'))).toBe(true);
  });
});

describe('a whole board', () => {
  it('is as wide as its rows before it is drawn, and upright on a phone', () => {
    const rows = Array.from({ length: 14 }, () => '.'.repeat(20)).join('\n');
    expect(boardRatio(rows, false)).toBeCloseTo(2124 / 1524);
    expect(boardRatio(rows, true)).toBeCloseTo(1524 / 2124);
  });

  it('of hexes has a sign on each hex', () => {
    const rows = '  H ~ T\n ~ i s H\n  ~ ~ F';
    expect([...signsOn(rows)].map(([hex, signs]) => hex + signs.join(''))).toEqual([
      'A1H',
      'A2~',
      'A3T',
      'B1~',
      'B2i',
      'B3s',
      'B4H',
      'C1~',
      'C2~',
      'C3F',
    ]);
    expect(boardRatio(rows, false)).toBeCloseTo(boardRatio(rows, true) ** -1);
    expect(signsOn('..\n..').size).toBe(0);
  });
});

describe('a search', () => {
  const left = (wanted: string): string[] => rulesOf(found(small, wanted));

  it('finds words of rules, ids, titles and captions, and keeps a rule with its picture', () => {
    expect(left('WIN')).toEqual(['GO-2.01']);
    expect(left('go-1.0')).toEqual(['GO-1.01', 'GO-1.02']);
    expect(left('zeeen')).toEqual(['GO-2.01']);
    expect(left('anna')).toEqual(['GO-1.01']);
    expect(found(small, 'Sail,').chapters[0]?.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'situation']);
    expect(left('kraken')).toEqual([]);
    expect(found(small, 'x')).toBe(small);
  });

  it('marks what it found, accents or not', () => {
    expect(hits('Zee, zeeën', 'zeee')).toEqual([
      { text: 'Zee, ', hit: false },
      { text: 'zeeë', hit: true },
      { text: 'n', hit: false },
    ]);
    expect(hits('a', '')).toEqual([{ text: 'a', hit: false }]);
    expect(folded('É')).toBe('e');
  });
});

const drawingsOf = (game: string): Situation[] =>
  blocksOf(source('en', game)).flatMap((block) => (block.kind === 'situation' ? [situationOf(block.drawing)] : []));

describe('a situation', () => {
  it('is read from its drawing', () => {
    const drawn = situationOf(
      '       H I\n   10  e .\n   11  * $2\nH11: R @\nroll: 4 6\nevent: breeze\ncompass: red\ncoins R: 2\n' +
        'way R: H11 I11\nblast B: I10 H10\nsign I11: coins\nsquares: I10 I11',
    );
    expect([drawn.columns, drawn.rows, drawn.squares.get('H11'), drawn.squares.get('I11')]).toEqual([
      ['H', 'I'],
      ['10', '11'],
      ['R', '@'],
      ['$2'],
    ]);
    expect(drawn.ways).toEqual([
      { piece: 'R', squares: ['H11', 'I11'], blast: false },
      { piece: 'B', squares: ['I10', 'H10'], blast: true },
    ]);
    expect([drawn.rolls, drawn.compass, drawn.event, drawn.coins.get('R'), drawn.offered]).toEqual([
      [4, 6],
      'red',
      'breeze',
      2,
      ['I10', 'I11'],
    ]);
    expect(drawn.signs).toEqual([{ square: 'I11', icon: 'coins' }]);
    expect(ratioOf(drawn)).toBe(1);
  });

  it.each([
    ['blackwood', blackwood],
    ['bounty', bounty],
  ])('of the real book of %s uses only known pieces, events and squares in a row', (game, signs) => {
    const drawings = drawingsOf(game);
    expect(drawings.length).toBeGreaterThanOrEqual(8);
    for (const { columns, rows, ways, event } of drawings) {
      const numbers = columns.map((column) => squareOf(`${column}1`).column);
      expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at));
      expect(rows.map(Number)).toEqual(rows.map((_, at) => Number(rows[0]) + at));
      for (const { piece } of ways) expect(signs.pieces).toHaveProperty(piece);
      if (event) expect(signs.events).toHaveProperty(event);
    }
  });
});

describe('a situation of hexes', () => {
  partsFile.here = hexParts;
  const sheet = new Sheet(hexChart as unknown as ChartData, false);
  const drawn = situationOf(' A3   T * A\n B3  I ~ X ~\n C3 s s . i\nA4: B W\nway A: A5 A4');

  it('is read from rows that begin with the name of their first hex', () => {
    expect([drawn.columns, drawn.rows, [...drawn.squares.keys()]]).toEqual([
      [],
      ['A3', 'B3', 'C3'],
      ['A3', 'A4', 'A5', 'B3', 'B4', 'B5', 'B6', 'C3', 'C4', 'C5', 'C6'],
    ]);
    expect([drawn.squares.get('A4'), drawn.squares.get('C6')]).toEqual([['B', 'W'], ['i']]);
  });

  it('shows tiles as far as they have been seen, also under the Dutchman', () => {
    const shown = tilesOf(drawn.squares).map(({ place, tile, back }) => `${place} ${tile ?? back}`);
    expect(shown).toEqual(['A4 warship', 'B4 ocean', 'B5 ocean', 'B6 ocean', 'C3 shark', 'C4 shark']);
  });

  it('is as wide as its hexes lie on the chart, in every picture of the book', () => {
    const drawings = drawingsOf('kings');
    expect(drawings).toHaveLength(12);
    for (const situation of drawings) {
      const spots = [...situation.squares.keys()].map((name) => sheet.centre(name));
      const span = (of: number[]): number => Math.max(...of) - Math.min(...of);
      const [width, height] = [
        span(spots.map(({ x }) => x)) + HEX.width + 2 * HEX.rim,
        span(spots.map(({ y }) => y)) + HEX.height + 2 * HEX.rim,
      ];
      expect(ratioOf(situation)).toBeCloseTo(width / height, 2);
      expect(
        [...situation.squares].filter(
          ([place, signs]) => place in hexParts.sites && signs.some((sign) => sign in kings.pieces),
        ),
      ).toEqual([]);
      for (const { piece } of situation.ways) expect(kings.pieces).toHaveProperty(piece);
      if (situation.compass) expect(kings.compass?.(situation.compass).colour).toBe(situation.compass);
    }
  });
});
