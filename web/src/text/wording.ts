// Sentences: from the server's messages to what a person reads. Mirrors src/skulduggery/text/wording.py line by line;
// a test compares the two. What the fields of a message are comes with the texts (`fields-event-sailed = to=place`).
import { FluentBundle, FluentResource } from '@fluent/bundle';

export type Language = 'en' | 'nl';
export const LANGUAGES: readonly Language[] = ['en', 'nl'];
export const LOCALES: Record<Language, string> = { en: 'en-GB', nl: 'nl-NL' };

export type Category = 'event' | 'move' | 'refusal';
export type Figures = Readonly<Record<string, unknown>>;
/** Anything with a kind, as it comes over the wire. */
export type Told = { readonly kind: string };
type Argument = string | number;

/** How a field is told: its way (`player`, `index` or a family of names), and of what a list has one entry each. */
interface Field {
  readonly way: string;
  readonly each: string;
}
type Fields = Readonly<Record<string, Field>>;

const PLAIN: Field = { way: '', each: '' };
const RANKING = 'ranking';
const EMPTY = 'none';
const LONGEST = 1000;

export class Wording {
  private readonly bundle: FluentBundle;

  /** `missing` hears of texts that do not exist: a page shows the id instead of falling over. */
  constructor(
    readonly language: Language,
    sources: readonly string[],
    private readonly missing: (complaint: string) => void = (complaint) => console.warn(complaint),
  ) {
    this.bundle = new FluentBundle(LOCALES[language], { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  say(key: string, figures: Figures = {}): string {
    return this.phrase(
      key,
      mapped(figures, (value) => this.figure(value)),
    );
  }

  tell(category: Category, message: Told, names: readonly string[]): string {
    const { kind, ...values } = message;
    const id = `${category}-${dashed(kind)}`;
    return this.phrase(id, this.figuresInWords(values, this.fields(id), names));
  }

  ask(question: { seat: number; kind: string; figures: Figures }, names: readonly string[]): string {
    const id = `decision-${dashed(question.kind)}`;
    const fields = { ...this.fields(id), seat: { way: 'player', each: '' } };
    return this.phrase(id, this.figuresInWords({ ...question.figures, seat: question.seat }, fields, names));
  }

  nameOf(family: string, value: string): string {
    return this.named(family, value) ?? value;
  }

  /** What the fields of the message with this text are; those that are not listed are told as they are. */
  private fields(id: string): Fields {
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

  private phrase(key: string, figures: Record<string, Argument>): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) {
      this.missing(`${key}: there is no such text in ${this.language}`);
      return key;
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, figures, errors);
    if (errors[0]) this.missing(`${key}: ${errors[0].message} in ${this.language}`);
    return text;
  }

  private figuresInWords(values: Figures, fields: Fields, names: readonly string[]): Record<string, Argument> {
    const figures: Record<string, Argument> = {};
    for (const [name, value] of Object.entries(values)) {
      const field = fields[name] ?? PLAIN;
      figures[name] = this.entries(field, value, values, fields, names) ?? this.inWords(field.way, value, names);
      if (typeof value === 'string') figures[`${name}_id`] = this.figure(value);
    }
    return figures;
  }

  /** A value told by what it is; of a list, each item. */
  private inWords(way: string, value: unknown, names: readonly string[]): Argument {
    if (Array.isArray(value)) return this.figure(value.map((item: unknown) => this.inWords(way, item, names)));
    if (typeof value === 'number' && way === 'player') return names[value] ?? EMPTY;
    if (typeof value === 'number' && way === 'index') return value + 1;
    const named = way && (typeof value === 'string' || typeof value === 'number') ? this.named(way, value) : null;
    return named ?? this.figure(value);
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

  /** Commas between all items but the last two. */
  private joined(lastKey: string, items: readonly Argument[]): string {
    const [first = EMPTY, ...later] = items;
    const last = later.pop() ?? EMPTY;
    const start = later.reduce((text, item) => this.pair('list-comma', text, item), first);
    return this.pair(lastKey, start, last);
  }

  private pair(key: string, before: Argument, item: Argument): string {
    return this.phrase(key, { before, item });
  }

  /** A list with an entry for each seat, or for each item of another field; null where it is told otherwise. */
  private entries(
    field: Field,
    value: unknown,
    values: Figures,
    fields: Fields,
    names: readonly string[],
  ): string | null {
    if (!field.each || !Array.isArray(value) || value.length === 0) return null;
    const told = value.map((item: unknown) => this.successive(field.way, item, names));
    if (field.each === 'seat' || field.each === RANKING) return this.bySeat(field.each, told, names);
    const owners = values[field.each];
    if (!Array.isArray(owners) || owners.length !== value.length || new Set(value).size < 2) return null;
    const way = fields[field.each]?.way ?? '';
    return this.joined(
      'list-and',
      told.map((entry, at) => this.entry('', this.inWords(way, owners[at], names), entry)),
    );
  }

  /** "Anna 5, Ben 3"; a ranking begins with the first place. */
  private bySeat(each: string, told: readonly Argument[], names: readonly string[]): string {
    const entries = told.slice(0, names.length).map((entry, seat) => ({ entry, name: names[seat] ?? EMPTY }));
    if (each === RANKING) entries.sort((one, other) => Number(one.entry) - Number(other.entry));
    const lines = entries.map(({ entry, name }) => this.entry(each, name, entry));
    return lines.length > 1 ? this.joined('list-comma', lines) : (lines[0] ?? EMPTY);
  }

  private entry(each: string, owner: Argument, value: Argument): string {
    return this.phrase(each === RANKING ? 'list-place' : 'list-entry', { owner, value });
  }

  /** An entry's figure, or several of them one after the other (a roll and its re-rolls). */
  private successive(way: string, value: unknown, names: readonly string[]): Argument {
    if (!Array.isArray(value) || value.length === 0) return this.inWords(way, value, names);
    const [first = EMPTY, ...later] = value.map((item: unknown) => this.inWords(way, item, names));
    return later.reduce<Argument>((text, item) => this.pair('list-then', text, item), first);
  }
}

/** `colours=seat/colour`: a list with the name of a colour for each seat. */
function field(written: string): [name: string, field: Field] {
  const [name = '', told = ''] = written.split('=');
  const [way = '', each = ''] = told.split('/').reverse();
  return [name, { way, each }];
}

function dashed(kind: string): string {
  return kind.replaceAll('_', '-');
}

function mapped(figures: Figures, change: (value: unknown) => Argument): Record<string, Argument> {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, change(value)]));
}
