// Rulebooks and credits by language and game, fetched once.
import { ask, text } from '../net/api';
import type { Language } from '../text/wording';
import type { Credits } from '../wire/types';
import { bookOf, type Book } from './book';

const books = new Map<string, Promise<Book>>();
const makers = new Map<string, Promise<Credits>>();

export function rulebook(language: Language, game: string): Promise<Book> {
  return kept(books, `/api/rules/${language}/${encodeURIComponent(game)}`, (path) => text(path).then(bookOf));
}

/** Who made the original of a game, and on which terms. */
export function creditsOf(language: Language, game: string): Promise<Credits> {
  return kept(makers, `/api/credits/${language}/${encodeURIComponent(game)}`, (path) => ask<Credits>('GET', path));
}

function kept<T>(shelf: Map<string, Promise<T>>, path: string, fetch: (path: string) => Promise<T>): Promise<T> {
  const known = shelf.get(path);
  if (known) return known;
  const fetched = fetch(path);
  shelf.set(path, fetched);
  fetched.catch(() => shelf.delete(path)); // the next attempt asks again
  return fetched;
}
