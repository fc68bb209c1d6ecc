// Sentences: from the server's messages to what a person reads. Mirrors src/skulduggery/text/wording.py line by line;
// fixtures.json, written by tools/text_fixtures.py, keeps the two in step.
import { FluentBundle, FluentResource } from '@fluent/bundle';

export type Language = 'en' | 'nl';
export const LANGUAGES: readonly Language[] = ['en', 'nl'];
export const LOCALES: Record<Language, string> = { en: 'en-GB', nl: 'nl-NL' };

export type Category = 'event' | 'move' | 'refusal';
export type Figures = Readonly<Record<string, unknown>>;
/** Anything with a kind, as it comes over the wire. */
export type Told = { readonly kind: string };
type Argument = string | number;

const SEATS = new Set(['seat', 'mover', 'starter', 'asked', 'winner', 'victim', 'attacker', 'defender']);
const NAMED_AS: Readonly<Record<string, string>> = {
  target: 'ship',
  moved: 'ship',
  robber: 'ship',
  from: 'place',
  to: 'place',
  square: 'place',
  cell: 'place',
  town: 'place',
  extra: 'card',
  reward: 'card',
  out: 'card',
  into: 'card',
  lost: 'card',
};
const PLACES = new Set(['places', 'ranking']);
const COUNTED_FROM_ZERO = new Set(['k']);
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
    const { kind, ...fields } = message;
    return this.phrase(`${category}-${dashed(kind)}`, this.namedFigures(fields, names));
  }

  ask(question: { seat: number; kind: string; figures: Figures }, names: readonly string[]): string {
    return this.phrase(
      `decision-${dashed(question.kind)}`,
      this.namedFigures({ ...question.figures, seat: question.seat }, names),
    );
  }

  nameOf(field: string, value: string): string {
    return this.named(field, value) ?? value;
  }

  /** The name of the thing with this id, if there is one. An id with a colon is one of many of a kind. */
  private named(field: string, value: string | number): string | null {
    if (this.has(nameKey(field, value))) return this.phrase(nameKey(field, value), {});
    const [kind = '', ...rest] = String(value).split(':');
    if (rest.length === 0 || !this.has(nameKey(field, kind))) return null;
    return this.phrase(nameKey(field, kind), { rest: rest.join(':').slice(0, LONGEST) });
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

  private namedFigures(fields: Figures, names: readonly string[]): Record<string, Argument> {
    const figures: Record<string, Argument> = {};
    const ships = fields['ships'];
    for (const [field, value] of Object.entries(fields)) {
      figures[field] = this.shipByShip(field, value, ships) ?? this.namedFigure(field, value, names);
      if (typeof value === 'string') figures[`${field}_id`] = this.figure(value);
    }
    return figures;
  }

  private namedFigure(field: string, value: unknown, names: readonly string[]): Argument {
    if (typeof value === 'number' && SEATS.has(field)) return names[value] ?? EMPTY;
    if (typeof value === 'number' && COUNTED_FROM_ZERO.has(field)) return value + 1;
    if (Array.isArray(value) && value.length > 0 && this.has(`${field}-of-seat`))
      return this.seatBySeat(field, value, names);
    if (Array.isArray(value))
      return this.figure(value.map((item: unknown) => this.namedFigure(field.replace(/s$/, ''), item, names)));
    const named = typeof value === 'string' || typeof value === 'number' ? this.named(field, value) : null;
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

  /** One entry a ship ("Red 3 and Blue 2"), where the text wants that and the ships differ. */
  private shipByShip(field: string, values: unknown, ships: unknown): string | null {
    const key = `${field}-of-ship`;
    if (!Array.isArray(values) || !Array.isArray(ships) || !this.has(key)) return null;
    if (ships.length !== values.length || new Set(values).size < 2) return null;
    const told = values.map((value: Argument, at) =>
      this.phrase(key, { ship: this.nameOf('ship', String(ships[at])), value }),
    );
    return this.joined('list-and', told);
  }

  /** One entry a seat ("Anna 5, Ben 3"), the winner first where the figures are places. */
  private seatBySeat(field: string, values: readonly unknown[], names: readonly string[]): string {
    const entries = values
      .slice(0, names.length)
      .map((value, seat) => ({ value: this.successive(value), seat: names[seat] ?? EMPTY }));
    if (PLACES.has(field)) entries.sort((one, other) => Number(one.value) - Number(other.value));
    const told = entries.map((entry) => this.phrase(`${field}-of-seat`, entry));
    return told.length > 1 ? this.joined('list-comma', told) : (told[0] ?? EMPTY);
  }

  /** A seat's figure, or several of them one after the other (a roll and its re-rolls). */
  private successive(value: unknown): Argument {
    if (!Array.isArray(value) || value.length === 0) return this.figure(value);
    const [first = EMPTY, ...later] = value.map((item: unknown) => this.figure(item));
    return later.reduce<Argument>((text, item) => this.pair('list-then', text, item), first);
  }
}

function nameKey(field: string, value: string | number): string {
  return `${NAMED_AS[field] ?? field}-${value}`;
}

function dashed(kind: string): string {
  return kind.replaceAll('_', '-');
}

function mapped(figures: Figures, change: (value: unknown) => Argument): Record<string, Argument> {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, change(value)]));
}
