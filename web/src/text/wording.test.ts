// The page must say, letter for letter, what the command line says: fixtures come from the Python Wording.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import fixtures from './fixtures.json';
import { LANGUAGES, Wording, type Category, type Language } from './wording';

const NAMES = ['Anna', 'Ben', 'Cor', 'Dirk', 'Els', 'Fien'];
const folder = new URL('../../../src/skulduggery/text/', import.meta.url);

function source(language: Language, name: string): string {
  return readFileSync(new URL(`${language}/${name}.ftl`, folder), 'utf8');
}

function strict(language: Language, ...names: string[]): Wording {
  return new Wording(
    language,
    names.map((name) => source(language, name)),
    (complaint) => {
      throw new Error(complaint);
    },
  );
}

function ids(language: Language, name: string): string[] {
  return [...source(language, name).matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1] ?? '').sort();
}

describe.each(LANGUAGES)('Wording in %s', (language) => {
  const wording = strict(language, 'core', 'page', 'blackwood');

  it.each(fixtures)('says what Python says: $says.en', (fixture) => {
    const said =
      fixture.category === 'say'
        ? wording.say(fixture.key ?? '', fixture.figures)
        : fixture.category === 'decision'
          ? wording.ask(fixture.message as unknown as Parameters<Wording['ask']>[0], NAMES)
          : wording.tell(fixture.category as Category, fixture.message as { kind: string }, NAMES);
    expect(said).toBe(fixture.says[language]);
  });

  it('writes numbers its own way', () => {
    expect(wording.number(12000)).toBe(language === 'en' ? '12,000' : '12.000');
  });

  it('names the id of a text that does not exist instead of failing', () => {
    const complaints: string[] = [];
    const lenient = new Wording(language, [], (complaint) => complaints.push(complaint));
    expect(lenient.say('page-nothing')).toBe('page-nothing');
    expect(complaints).toHaveLength(1);
  });
});

it('has the same texts of the page in both languages', () => {
  expect(ids('nl', 'page')).toEqual(ids('en', 'page'));
});
