// The page must say, letter for letter, what the command line says: the sentences come from the Python Wording.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { served, type Sentence } from './served';
import { toldChoice } from './choices';
import { LANGUAGES, Wording, type Crew, type Language } from './wording';

const texts = new URL('../../../src/skulduggery/text/', import.meta.url);
const { names, games } = served;

function ids(language: Language, name: string): string[] {
  const source = readFileSync(new URL(`${language}/${name}.ftl`, texts), 'utf8');
  return [...source.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1] ?? '').sort();
}

function told(wording: Wording, sentence: Sentence, crew: readonly string[] | Crew, reader: Crew): string {
  const { category, message, key, figures, effects } = sentence;
  if (category === 'say') return wording.say(key, figures);
  if (category === 'choice') {
    const { deed, gains } = toldChoice(wording, message, effects, reader);
    return gains ? wording.say('choice-gain', { choice: deed, gains }) : deed;
  }
  return category === 'decision' ? wording.ask(message, crew) : wording.tell(category, message, crew);
}

describe.each(LANGUAGES)('Wording in %s', (language) => {
  it.each(Object.entries(games))('says what Python says: %s', (_, game) => {
    const wording = new Wording(language, game.texts[language], (complaint) => {
      throw new Error(complaint);
    });
    for (const sentence of game.told) {
      expect(told(wording, sentence, names, game.crew)).toBe(sentence.says[language]);
      expect(told(wording, sentence, game.crew, game.crew)).toBe(sentence.you[language]);
    }
  });

  it('writes numbers its own way', () => {
    expect(new Wording(language, []).number(12000)).toBe(language === 'en' ? '12,000' : '12.000');
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
