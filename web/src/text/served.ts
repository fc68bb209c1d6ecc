// For tests: the texts as the server sends them, and sentences made by Python (tests/text/page_fixtures.py).
import { readFileSync } from 'node:fs';
import type { Event } from '../wire/types';
import type { Category, Crew, Language } from './wording';

export interface Sentence {
  category: Category | 'decision' | 'say' | 'choice';
  message: { kind: string; seat: number; figures: Record<string, unknown> };
  key: string;
  figures: Record<string, unknown>;
  effects: Event[];
  says: Record<Language, string>;
  you: Record<Language, string>;
}
interface Served {
  names: string[];
  games: Record<string, { texts: Record<Language, string[]>; crew: Crew; told: Sentence[] }>;
}

export const served = JSON.parse(readFileSync(new URL('../generated/wording.json', import.meta.url), 'utf8')) as Served;
