// Each game that our page draws has a folder here, which is fetched when a table of it is opened. Any other game is a
// plug-in: it has a page of its own, or the plain table. `seen`: the position, as far as it is known.
import type { TableArt } from '../table/plain';
import type { View } from '../wire/types';
import type { GameArt } from './art';

const drawn = import.meta.glob<{ load(seen?: View): Promise<GameArt> }>('./*/index.ts');

export async function artOf(game: string, seen?: View): Promise<TableArt> {
  const own = drawn[`./${game}/index.ts`];
  return own ? (await own()).load(seen) : (await import('../plain/art')).load(game);
}
