import { describe, expect, it } from 'vitest';
import { fitted, halves, picture, SIZE, type Measure, type Shape, type Tale } from './picture';

/** Every letter half as wide as it is high. */
const measure: Measure = (text, _face, size) => (text.length * size) / 2;
const seatLook = { fill: '#a42522', ink: '#fff', icon: 'anchor' } as const;

function tale(seats: number, name = 'Anna'): Tale {
  const rows = Array.from({ length: seats }, (_, seat) => ({
    place: String(seat + 1),
    seatLook,
    name: `${name} ${seat}`,
    score: '3 coins',
    first: seat === 0,
    award: { icon: 'compass', title: `Award ${seat}` } as const,
  }));
  const moment = `${name} fires at ${name} 1, takes three coins and sends the ship back to Skull Island.`;
  return {
    game: 'Port Blackwood',
    headline: `${name} wins!`,
    footnote: '12 turns.',
    moment,
    winners: [seatLook],
    rows,
  };
}

type Text = Extract<Shape, { kind: 'text' }>;
const textsOf = (shapes: Shape[]): Text[] => shapes.filter((shape) => shape.kind === 'text');
const left = ({ x, align, text, face, size }: Text): number =>
  x - measure(text, face, size) * { left: 0, center: 0.5, right: 1 }[align];

describe('the picture', () => {
  it('tells the game, the winner, everybody in order, and their awards', () => {
    const told = textsOf(picture(tale(4), measure)).map(({ text }) => text);
    for (const word of [
      'Port Blackwood',
      'Anna wins!',
      'Anna 0',
      'Anna 3',
      'Award 0',
      'Award 3',
      '12 turns.',
      'Skulduggery',
    ]) {
      expect(told).toContain(word);
    }
    expect(told.indexOf('Anna 0')).toBeLessThan(told.indexOf('Anna 3'));
  });

  it.each([2, 4, 6, 8])('keeps every text inside, and rows apart, with %i seats and long names', (seats) => {
    const texts = textsOf(picture(tale(seats, 'Oma Wilhelmina van Dijk'), measure));
    for (const text of texts) {
      expect(left(text), text.text).toBeGreaterThanOrEqual(24);
      expect(left(text) + measure(text.text, text.face, text.size), text.text).toBeLessThanOrEqual(SIZE.width - 24);
      expect(text.y).toBeLessThan(SIZE.height - 24);
    }
    const rows = texts.filter(({ text }) => text.startsWith('Award')).map(({ y }) => y);
    expect(rows).toHaveLength(seats);
    expect(rows.every((y, at) => at === 0 || y - (rows[at - 1] ?? 0) > 50)).toBe(true);
  });

  it.each([2, 4, 6, 8])('shows long names and scores whole, in letters that can be read, with %i seats', (seats) => {
    const long = tale(seats, 'Oma Wilhelmina Dijk');
    const score = '12.000 dubloenen';
    const texts = textsOf(picture({ ...long, rows: long.rows.map((row) => ({ ...row, score })) }, measure));
    const told = texts.map(({ text }) => text).join(' ');
    for (const { name } of long.rows) expect(told).toContain(name);
    expect(texts.filter(({ text }) => text === score)).toHaveLength(seats);
    expect(Math.min(...texts.map(({ size }) => size))).toBeGreaterThan(11);
  });

  it.each([2, 8])('tells a moment of the match whole, below the rows of %i seats and above the edge', (seats) => {
    const { moment } = tale(seats);
    const texts = textsOf(picture(tale(seats), measure));
    const lines = texts.filter(({ text }) => moment.includes(text) && text.length > 20);
    expect(lines.map(({ text }) => text).join(' ')).toBe(moment);
    const lowest = Math.max(...texts.filter(({ text }) => text.startsWith('Award')).map(({ y }) => y));
    expect(Math.min(...lines.map(({ y, size }) => y - size))).toBeGreaterThan(lowest);
    expect(Math.max(...lines.map(({ y }) => y))).toBeLessThan(54 + 522);
    const without = textsOf(picture({ ...tale(seats), moment: '' }, measure));
    expect(without).toHaveLength(texts.length - lines.length);
  });

  it('shows every winner of a tie', () => {
    const discs = (winners: number): number =>
      picture({ ...tale(4), winners: Array(winners).fill(seatLook) }, measure).filter(({ kind }) => kind === 'disc')
        .length;
    expect(discs(3) - discs(1)).toBe(2 * 3); // three discs a token
  });
});

describe('a text that must fit', () => {
  const fit = (text: string, width: number): Text => fitted(text, 0, 0, 20, 'text', '#000', 'left', width, measure);

  it('is left alone if it does', () => {
    expect(fit('Anna', 100)).toMatchObject({ text: 'Anna', size: 20 });
  });

  it('becomes smaller first', () => {
    expect(fit('Wilhelmina', 80)).toMatchObject({ text: 'Wilhelmina', size: 16 });
  });

  it('is never cut short, however long it is', () => {
    const { text, size } = fit('Wilhelmina van Dijk', 60);
    expect(text).toBe('Wilhelmina van Dijk');
    expect(measure(text, 'text', size)).toBeLessThanOrEqual(60);
  });

  it('is not cut by the hair by which fonts round', () => {
    const rough: Measure = (text, face, size) => Math.ceil(measure(text, face, size)) + 0.5;
    expect(fitted('152 doubloons', 0, 0, 30, 'bold', '#000', 'left', 120, rough)).toMatchObject({
      text: '152 doubloons',
    });
  });
});

it('splits a headline near its middle', () => {
  expect(halves('Oma Wilhelmina van Dijk wins!')).toEqual(['Oma Wilhelmina', 'van Dijk wins!']);
  expect(halves('Wins!')).toEqual(['Wins!', '']);
});
