// The texts of the moment. Components read them through `say`, so a change of language redraws every sentence.
import { Failed, text, UNREACHABLE } from '../net/api';
import { Wording, type Figures, type Language } from '../text/wording';

// eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache; nothing is drawn from it
const files = new Map<string, Promise<string>>();
/** Words that everybody needs; screens that are fetched when wanted add theirs. */
const areas = ['core', 'page'];

class Speech {
  /** The page's words, and those of the game of the moment. */
  wording = $state.raw(new Wording('en', [], () => undefined));
  ready = $state(false);
  /** The game whose words are here. */
  game = $state<string | null>(null);
  private wanted: [language: Language, game: string | null] = ['en', null];
  private wish = '';
  private spoken: Promise<void> = Promise.resolve();

  speak(language: Language, game: string | null): Promise<void> {
    const wish = [language, game, ...areas].join('/');
    if (this.wish !== wish) {
      this.wish = wish;
      this.wanted = [language, game];
      this.spoken = this.change(wish, ...this.wanted);
      this.spoken.catch(() => (this.wish = '')); // the next attempt asks again
    }
    return this.spoken;
  }

  /** The words of a screen that is fetched when it is wanted (text/<language>/<area>.ftl). */
  learn(area: string): Promise<void> {
    if (!areas.includes(area)) areas.push(area);
    return this.speak(...this.wanted);
  }

  private async change(wish: string, language: Language, game: string | null): Promise<void> {
    const wording = await wordsOf(language, game);
    if (this.wish !== wish) return this.spoken; // the person changed their mind meanwhile
    this.wording = wording;
    this.game = game;
    this.ready = true;
  }
}

export const speech = new Speech();

export function say(key: string, figures?: Figures): string {
  return speech.wording.say(key, figures);
}

/** A wording of its own, for a page that shows several games at once. */
export async function wordsOf(language: Language, game: string | null): Promise<Wording> {
  const names = game === null ? areas : [...areas, game];
  return new Wording(language, await Promise.all(names.map((name) => file(`/api/texts/${language}/${name}.ftl`))));
}

function file(path: string): Promise<string> {
  const known = files.get(path);
  if (known) return known;
  const fetched = text(path).catch(absent);
  files.set(path, fetched);
  fetched.catch(() => files.delete(path)); // the next attempt asks again
  return fetched;
}

/** A game that is still being written has no texts yet: its ids are shown. A lost connection is another matter. */
function absent(error: unknown): string {
  if (error instanceof Failed && error.refusal !== UNREACHABLE) return '';
  throw error;
}
