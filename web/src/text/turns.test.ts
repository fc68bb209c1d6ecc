// Turns of whole bot matches, as tests/text/page_turns.py writes them: each is one short sentence in both languages.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Event } from '../wire/types';
import { served } from './served';
import { turnLine } from './turns';
import { LANGUAGES, Wording, type Crew, type Language } from './wording';

interface Told {
  you: number | null;
  seat: number;
  fleet: Record<string, number>;
  events: Event[];
}
const played = JSON.parse(readFileSync(new URL('../generated/turns.json', import.meta.url), 'utf8')) as Record<
  string,
  Told[]
>;
const NAMES = ['Anna', 'Ben', 'Henriette', 'Willem-Alexander'];
const AND = { en: / and /, nl: / en / };
const LONGEST = 160;

function wordingOf(game: string, language: Language): Wording {
  return new Wording(language, served.games[game]?.texts[language] ?? [], (complaint) => {
    throw new Error(complaint);
  });
}

describe.each(LANGUAGES)('A turn in %s', (language) => {
  it.each(Object.keys(played))('is one sentence: %s', (game) => {
    const wording = wordingOf(game, language);
    const lines = (played[game] ?? []).flatMap((turn) => {
      if (turn.seat === turn.you) return [];
      const line = turnLine(wording, turn, { names: NAMES, you: turn.you, fleet: turn.fleet });
      return [[NAMES[turn.seat] ?? '', line] as const];
    });
    expect(lines.length).toBeGreaterThan(40);
    for (const [name, line] of lines.filter(([, text]) => text)) {
      expect(line.startsWith(`${name} `), line).toBe(true);
      expect(line.replaceAll(/(?<=\d)\.(?=\d{3})/g, ''), line).toMatch(/^[^.!?{}$]+[.]$/);
      expect(line.split(/[ ,.]+/), line).not.toContain('none');
      expect(line, line).not.toMatch(/ {2}|, ,|,\.|undefined|_/);
      expect(line.length, line).toBeLessThanOrEqual(LONGEST);
    }
    console.log(
      lines
        .filter((_, i) => i % 9 === 0)
        .slice(0, 22)
        .map(([, l]) => l)
        .join('\n'),
    );
    const told = lines.filter(([, line]) => line);
    expect(told.length / lines.length).toBeGreaterThan(0.9);
    expect(told.some(([, line]) => AND[language].test(line))).toBe(true);
  });
});

describe('The line of a turn', () => {
  const crew: Crew = { names: NAMES, you: 0, fleet: { red: 0, blue: 2 } };
  const say = (game: string, language: Language, ...events: Event[]): string =>
    turnLine(wordingOf(game, language), { seat: 2, events }, crew);
  const rolled = { kind: 'die_rolled', seat: 2, source: 'die', value: 3, ships: ['blue'], allowances: [3] };
  const sails = (to: string) => ({
    kind: 'ship_moved',
    ship: 'blue',
    mover: 2,
    from: 'H1',
    to,
    path: ['H1', to],
    cause: 'sail',
  });

  it('says who, and what she did', () => {
    expect(say('blackwood', 'en', rolled, sails('H4'))).toBe('Henriette rolled 3 and sailed to H4.');
    expect(say('blackwood', 'nl', rolled, sails('H4'))).toBe('Henriette gooide 3 en voer naar H4.');
  });

  it('calls the reader you', () => {
    const robbed = { kind: 'robbed', ship: 'blue', target: 'red', amount: 2 };
    expect(say('blackwood', 'en', rolled, sails('H4'), robbed)).toBe(
      'Henriette rolled 3, sailed to H4 and robbed you of 2 coins.',
    );
    expect(say('blackwood', 'nl', robbed)).toBe('Henriette roofde 2 dubloenen van jou.');
  });

  it('says a voyage in steps by its end, and what is repeated once', () => {
    expect(say('blackwood', 'en', rolled, sails('H2'), sails('H4'), rolled)).toBe(
      'Henriette rolled 3 and sailed to H4.',
    );
  });

  it('tells nothing of what others do in her turn, nor what only the log tells', () => {
    const others = { kind: 'coin_collected', ship: 'red', square: 'H4', amount: 1 };
    expect(say('blackwood', 'en', others, { kind: 'passed', seat: 2 })).toBe('');
    expect(say('blackwood', 'en', rolled, others)).toBe('Henriette rolled 3.');
  });

  it('leaves the beginning out where it would be too long', () => {
    const many = Array.from({ length: 20 }, (_, at) => [
      { kind: 'ball_fired', seat: 2, ship: 'blue', target: `ship ${at}`, stockpile: 1 },
      sails(`H${at}`),
    ]);
    const line = say('blackwood', 'en', rolled, ...many.flat());
    expect(line.length).toBeLessThanOrEqual(LONGEST);
    expect(line).toMatch(/^Henriette (fired|sailed).*fired at ship 19 and sailed to H19\.$/);
  });
});
