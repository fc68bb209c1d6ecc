// Sentences: from the server's messages to what a person reads. Mirrors src/skulduggery/text/wording.py line by line;
// a test compares the two. What the fields of a message are comes with the texts (`fields-event-sailed = to=place`).
import { FluentBundle, FluentResource } from '@fluent/bundle';

export type Language = 'en' | 'nl';
export const LANGUAGES: readonly Language[] = ['en', 'nl'];
export const LOCALES: Record<Language, string> = { en: 'en-GB', nl: 'nl-NL' };

export type Category = 'event' | 'move' | 'prospect' | 'refusal';
export type Figures = Readonly<Record<string, unknown>>;
/** Anything with a kind, as it comes over the wire. */
export type Told = { readonly kind: string };
type Argument = string | number;

/** Who is told about: the players by seat, who of them reads (null: nobody in particular), whose ship is whose. */
export interface Crew {
  readonly names: readonly string[];
  readonly you: number | null;
  readonly fleet: Readonly<Record<string, number>>;
}

/** How a field is told: its way (`player`, `index`, `change` or a family), and of what a list has one entry each. */
interface Field {
  readonly way: string;
  readonly each: string;
}
type Fields = Readonly<Record<string, Field>>;

const PLAIN: Field = { way: '', each: '' };
const RANKING = 'ranking';
const OTHERS = 'others';
const EMPTY = 'none';
const LONGEST = 1000;

export class Wording {
  private readonly bundle: FluentBundle;
  /** Whether a game has texts for what is done in a turn (turns.ts). */
  readonly tellsTurns: boolean;

  /** `missing` hears of texts that do not exist: a page shows the id instead of falling over. */
  constructor(
    readonly language: Language,
    sources: readonly string[],
    private readonly missing: (complaint: string) => void = (complaint) => console.warn(complaint),
  ) {
    this.tellsTurns = sources.some((source) => /^turn-/m.test(source));
    this.bundle = new FluentBundle(LOCALES[language], { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  say(key: string, figures: Figures = {}): string {
    return this.phrase(
      key,
      Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, this.figure(value)])),
    );
  }

  /** `key`: of another text about the same message, with `more` figures. */
  tell(
    category: Category,
    message: Told,
    names: readonly string[] | Crew,
    key?: string,
    more: Record<string, Argument> = {},
  ): string {
    const { kind, ...values } = message;
    const id = `${category}-${dashed(kind)}`;
    return this.phrase(key ?? id, { ...this.figuresInWords(values, this.fieldsOf(id), crewOf(names)), ...more });
  }

  /** Others read who is asked: in a sentence of their own, or by a name before the question. */
  ask(
    { seat, kind, figures }: { seat: number; kind: string; figures: Figures },
    names: readonly string[] | Crew,
  ): string {
    const id = `decision-${dashed(kind)}`;
    const crew = crewOf(names);
    const told = this.figuresInWords({ seat, ...figures }, this.fieldsOf(id), crew);
    if (crew.you === seat) return this.phrase(id, told);
    const name = crew.names[seat] ?? EMPTY;
    if (this.bundle.getMessage(id)?.attributes[OTHERS]) return this.phrase(id, { ...told, name }, OTHERS);
    return this.phrase('question-to', { name, question: this.phrase(id, told) });
  }

  nameOf(family: string, value: string): string {
    return this.named(family, value) ?? value;
  }

  /** What the fields of the message with this text are; those that are not listed are told as they are. */
  fieldsOf(id: string): Fields {
    const line = this.bundle.getMessage(`fields-${id}`)?.value;
    return Object.fromEntries(typeof line === 'string' ? line.split(' ').map(field) : []);
  }

  /** The name of the thing with this id, if there is one. An id with a colon is one of many of a kind. */
  private named(family: string, value: string | number): string | null {
    if (this.has(`${family}-${value}`)) return this.phrase(`${family}-${value}`, {});
    const [kind = '', ...rest] = String(value).split(':');
    if (rest.length === 0 || !this.has(`${family}-${kind}`)) return null;
    return this.phrase(`${family}-${kind}`, { rest: rest.join(':').slice(0, LONGEST) });
  }

  number(value: number): string {
    return value.toLocaleString(LOCALES[this.language]);
  }

  private phrase(key: string, figures: Record<string, Argument>, attribute = ''): string {
    const message = this.bundle.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) {
      this.missing(`${key}: there is no such text in ${this.language}`);
      return key;
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, figures, errors);
    if (errors[0]) this.missing(`${key}: ${errors[0].message} in ${this.language}`);
    return text;
  }

  private figuresInWords(values: Figures, fields: Fields, crew: Crew): Record<string, Argument> {
    const figures: Record<string, Argument> = {};
    for (const [name, value] of Object.entries(values)) {
      const field = fields[name] ?? PLAIN;
      figures[name] = this.entries(field, value, values, fields, crew) ?? this.inWords(field.way, value, crew);
      Object.assign(figures, traits(name, field.way, value, crew, values));
      if (typeof value === 'string') figures[`${name}_id`] = this.figure(value);
    }
    if ('from' in values) figures['still'] = this.figure(values['from'] === values['to']);
    if ('attack' in values) figures['tie'] = this.figure(compared(values, 'attack') === compared(values, 'defence'));
    return figures;
  }

  /** A value told by what it is; of a list, each item. `you`: the text for the reader. */
  private inWords(way: string, value: unknown, crew: Crew, you = 'you-object'): Argument {
    if (Array.isArray(value))
      return this.listed(value.map((item: unknown) => this.inWords(way, item, crew, 'you-listed')));
    const seat = way === 'ship' ? owner(value, crew) : way === 'player' ? value : null;
    if (typeof seat === 'number') {
      if (seat === crew.you) return this.phrase(you, {});
      const player = crew.names[seat] ?? EMPTY;
      if (way === 'player') return player;
      if (this.has('player-ship')) return this.phrase('player-ship', { player });
    }
    if (typeof value === 'number' && way === 'index') return value + 1;
    if (typeof value === 'number' && way === 'change') return value > 0 ? `+${value}` : `−${-value}`;
    const named = way && (typeof value === 'string' || typeof value === 'number') ? this.named(way, value) : null;
    return named ?? this.figure(value);
  }

  /** Things with one name are counted: "2 × Attack". Figures are not things: a 3 and a 3 stay two dice. */
  private listed(items: readonly Argument[]): Argument {
    const names = [...new Set(items)];
    if (names.length === items.length || items.some((item) => /^\d+$/.test(String(item)))) return this.figure(items);
    return this.figure(
      names.map((item) => {
        const count = items.filter((other) => other === item).length;
        return count > 1 ? this.phrase('list-times', { item, count }) : item;
      }),
    );
  }

  private figure(value: unknown): Argument {
    if (value === null || value === undefined || value === '') return EMPTY;
    if (typeof value === 'boolean') return value ? 'on' : 'off';
    if (typeof value === 'number') return value;
    if (!Array.isArray(value)) return String(value).slice(0, LONGEST);
    const items = value.map((item: unknown) => this.figure(item));
    const first = items[0];
    if (first === undefined) return EMPTY;
    const alike = items.length === 1 || (typeof first === 'number' && items.every((item) => item === first));
    return alike ? first : this.joined('list-and', items);
  }

  /** Commas between all items but the last two. There is one item at least. */
  private joined(lastKey: string, items: readonly Argument[]): Argument {
    return items.reduce((text, item, at) =>
      this.pair(items[at + 1] === undefined ? lastKey : 'list-comma', text, item),
    );
  }

  /** "+2 coins, −1 cannonball" */
  commas(items: readonly Argument[]): string {
    return items.length > 0 ? String(this.joined('list-comma', items)) : '';
  }

  private pair(key: string, before: Argument, item: Argument): string {
    return this.phrase(key, { before, item });
  }

  /** A list with an entry for each seat, or for each item of another field; null where it is told otherwise. */
  private entries(field: Field, value: unknown, values: Figures, fields: Fields, crew: Crew): Argument | null {
    if (!field.each || !Array.isArray(value) || value.length === 0) return null;
    const told = value.map((item: unknown) => this.successive(field.way, item, crew));
    if (field.each === 'seat' || field.each === RANKING) return this.bySeat(field.each, told, crew);
    const owners = values[field.each];
    if (!Array.isArray(owners) || owners.length !== value.length || new Set(value).size < 2) return null;
    const way = fields[field.each]?.way ?? '';
    return this.joined(
      'list-and',
      told.map((entry, at) => this.entry('', this.inWords(way, owners[at], crew, 'you-listed'), entry)),
    );
  }

  /** "Anna 5, Ben 3"; a ranking begins with the first place. */
  private bySeat(each: string, told: readonly Argument[], crew: Crew): string {
    const entries = told
      .slice(0, crew.names.length)
      .map((entry, seat) => ({ entry, name: this.inWords('player', seat, crew, 'you-listed') }));
    if (each === RANKING) entries.sort((one, other) => Number(one.entry) - Number(other.entry));
    return this.commas(entries.map(({ entry, name }) => this.entry(each, name, entry)));
  }

  private entry(each: string, owner: Argument, value: Argument): string {
    return this.phrase(each === RANKING ? 'list-place' : 'list-entry', { owner, value });
  }

  /** An entry's figure, or several of them one after the other (a roll and its re-rolls). */
  private successive(way: string, value: unknown, crew: Crew): Argument {
    const told = (item: unknown): Argument => this.inWords(way, item, crew, 'you-listed');
    if (!Array.isArray(value) || value.length === 0) return told(value);
    return value.map(told).reduce((text, item) => this.pair('list-then', text, item));
  }
}

/** The owner of each ship in a view; empty in a game whose ships have no names of their own. */
export function fleetOf(view: unknown): Record<string, number> {
  const ships = (view as { ships?: { ship: string; seat: number }[] } | null | undefined)?.ships ?? [];
  return Object.fromEntries(ships.map(({ ship, seat }) => [ship, seat]));
}

function crewOf(names: readonly string[] | Crew): Crew {
  return 'names' in names ? names : { names, you: null, fleet: {} };
}

/** Who is meant by a ship, if its owner has no other. */
function owner(ship: unknown, { fleet }: Crew): number | null {
  const seat = fleet[String(ship)];
  return seat !== undefined && Object.values(fleet).filter((other) => other === seat).length === 1 ? seat : null;
}

/** What a sentence may depend on besides the value itself. */
function traits(name: string, way: string, value: unknown, crew: Crew, values: Figures): Record<string, Argument> {
  if (way === 'change') {
    const change = Number(value);
    return { [`${name}_is`]: change > 0 ? 'gain' : 'loss', [`${name}_by`]: Math.abs(change) };
  }
  if (way !== 'player' && way !== 'ship') return {};
  const seat = way === 'ship' ? owner(value, crew) : value;
  const other = way === 'ship' ? 'player' : name !== 'seat' && seat === values['seat'] ? 'self' : 'other';
  return { [`${name}_is`]: seat === null ? 'other' : seat === crew.you ? 'you' : other };
}

/** What one side of a fight has: a sum, or its highest dice, as many as are compared. */
function compared(values: Figures, side: string): string {
  return String([values[side]].flat().slice(0, values['compared'] as number | undefined));
}

/** `colours=seat/colour`: a list with the name of a colour for each seat. */
function field(written: string): [name: string, field: Field] {
  const [name = '', told = ''] = written.split('=');
  const [way = '', each = ''] = told.split('/').reverse();
  return [name, { way, each }];
}

export function dashed(kind: string): string {
  return kind.replaceAll('_', '-');
}
