// Rulebooks by language and game, fetched once.
import { text } from '../net/api';
import type { Language } from '../text/wording';
import { bookOf, type Book } from './book';

const books = new Map<string, Promise<Book>>();

export function rulebook(language: Language, game: string): Promise<Book> {
  const path = `/api/rules/${language}/${encodeURIComponent(game)}`;
  const known = books.get(path);
  if (known) return known;
  const fetched = text(path).then(bookOf);
  books.set(path, fetched);
  fetched.catch(() => books.delete(path)); // the next attempt asks again
  return fetched;
}
