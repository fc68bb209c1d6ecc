// What a game's first picture does not need: how it moves and how it is read, fetched when first wanted.
import type { GameArt } from './art';

type Told<V> = Pick<GameArt<V>, 'storyboard' | 'textTable'>;

export function toldLater<V>(fetch: () => Promise<Told<V>>): Told<V> & { later(): Promise<unknown> } {
  let told: Told<V> | null = null;
  return {
    storyboard: (events, before) =>
      told?.storyboard(events, before) ?? events.map((event) => ({ event, motions: [], sound: null })),
    textTable: (view, words, names) => told?.textTable(view, words, names) ?? [],
    later: () =>
      fetch().then(
        (found) => (told = found),
        () => undefined, // no line: nothing moves, and the words come with the next visit
      ),
  };
}
