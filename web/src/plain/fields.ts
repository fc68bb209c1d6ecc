// Reads a view by the types of its fields, which come with the texts of the game (`fields-view-...`): what belongs to
// each seat, what lies on the board, and everything else.
import type { Words } from '../board/words';
import type { TextSection } from '../games/art';
import { dashed, type Wording } from '../text/wording';
import type { View } from '../wire/types';

/** How a value is told (`player`, `die`, `card` ...), and of what a list has one entry each (`seat`, `place`). */
export interface Way {
  readonly way: string;
  readonly each: string;
}

export interface Fielded extends Way {
  readonly name: string;
  readonly label: string;
  readonly value: unknown;
  /** For Structs inside: their fields by name. */
  readonly inner: Readonly<Record<string, Way>>;
}

/** Said elsewhere on the page: whose view it is, and whose turn. */
const KNOWN = ['kind', 'seat', 'active'];

export function wordsFor(words: Words): Wording {
  return words as Wording; // the page has one kind of words
}

export function fieldsIn(view: View, words: Wording): Fielded[] {
  const id = `view-${dashed(view.kind)}`;
  const ways = words.fieldsOf(id);
  return Object.entries(view)
    .filter(([name]) => !KNOWN.includes(name))
    .map(([name, value]) => ({
      ...(ways[name] ?? { way: '', each: '' }),
      name,
      label: labelOf(name, words),
      value,
      inner: words.fieldsOf(`${id}-${dashed(name)}`),
    }));
}

/** The text `view-<field>`; without one, the name of the field as words: "last round". */
export function labelOf(name: string, words: Wording): string {
  const key = `view-${dashed(name)}`;
  return words.has(key) ? words.say(key) : spaced(name);
}

export function spaced(name: string): string {
  const words = name.replaceAll(/[_-]/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function structsIn({ value }: Fielded): Record<string, unknown>[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((item) => typeof item === 'object' && item !== null && !Array.isArray(item)) as Record<
    string,
    unknown
  >[];
}

/** Whether there is anything to draw: cards or dice, also in Structs. */
export function isDrawn({ way, inner, value }: Fielded): boolean {
  const ways = [way, ...Object.values(inner).map((field) => field.way)];
  return Array.isArray(value) && value.length > 0 && ways.some((each) => each === 'card' || each === 'die');
}

/** The value of the first field of a Struct that is told in this way. */
export function fieldOf({ inner }: Fielded, struct: Record<string, unknown>, way: string): unknown {
  const name = Object.keys(inner).find((each) => inner[each]?.way === way);
  return name === undefined ? undefined : struct[name];
}

/** What each seat has: fields with an entry for each seat, and Structs that name their seat, field by field. */
export function bySeat(fields: readonly Fielded[], seats: number, words: Wording): Fielded[] {
  return fields.flatMap((field) => {
    if (field.each === 'seat') return [field];
    const structs = structsIn(field);
    const owner = Object.keys(field.inner).find((name) => field.inner[name]?.way === 'player');
    if (owner === undefined || structs.length !== seats) return [];
    return Object.keys(structs[0] ?? {})
      .filter((name) => name !== owner)
      .map((name) => ({
        ...(field.inner[name] ?? { way: '', each: '' }),
        name,
        label: labelOf(name, words),
        value: Array.from({ length: seats }, (_, seat) => structs.find((each) => each[owner] === seat)?.[name]),
        inner: {},
      }));
  });
}

/** What belongs to no seat and lies on no board. */
export function shared(fields: readonly Fielded[], seats: readonly Fielded[]): Fielded[] {
  const labels = new Set(seats.map(({ name }) => name));
  const onBoard = ({ each, inner }: Fielded): boolean =>
    each === 'place' || Object.values(inner).some(({ way }) => way === 'place');
  return fields.filter((field) => !labels.has(field.name) && !onBoard(field) && !ownedBySeats(field));
}

function ownedBySeats(field: Fielded): boolean {
  return (
    Object.values(field.inner).some(({ way }) => way === 'player') &&
    structsIn(field).length > 1 &&
    Object.keys(field.inner).includes('seat')
  );
}

/** The numbers of a seat, for its panel: "Coins 3 · Dice 4". */
export function figuresOf(view: View, seat: number, words: Words): string {
  const own = wordsFor(words);
  const seats = Math.max(0, ...fieldsIn(view, own).map(({ each, value }) => (each === 'seat' ? length(value) : 0)));
  return bySeat(fieldsIn(view, own), seats, own)
    .map(({ label, value }) => [label, (value as unknown[])[seat]] as const)
    .filter(([, value]) => typeof value === 'number')
    .map(([label, value]) => `${label} ${own.number(value as number)}`)
    .join(' · ');
}

function length(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}

/** A value in words. */
export function inWords(value: unknown, { way }: Way, words: Wording, names: readonly string[]): string {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value)) {
    const told = value.map((item: unknown) => inWords(item, { way, each: '' }, words, names));
    return told.join(', ') || '–';
  }
  if (typeof value === 'boolean') return words.say(value ? 'plain-yes' : 'plain-no');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, item]) => `${labelOf(name, words)} ${inWords(item, { way: '', each: '' }, words, names)}`)
      .join(', ');
  if (way === 'player') return names[Number(value)] ?? '–';
  if (way === 'index') return words.number(Number(value) + 1);
  if (typeof value === 'number' && (way === '' || way === 'die' || way === 'change')) return words.number(value);
  return nameOf(way, String(value), words);
}

/** What a thing is called; without a text, its id as words. A text may well equal the id: "storm". */
export function nameOf(family: string, id: string, words: Wording): string {
  return hasName(family, id, words) ? words.nameOf(family, id) : spaced(id.replaceAll(':', ' '));
}

/** An id with a colon is one of many of a kind: it may have the text of its kind. */
export function hasName(family: string, id: string, words: Wording): boolean {
  return family !== '' && [id, id.split(':', 1)[0] ?? id].some((each) => words.has(`${family}-${each}`));
}

/** The whole position as tables of words. */
export function sections(view: View, words: Words, names: readonly string[]): TextSection[] {
  const own = wordsFor(words);
  const fields = fieldsIn(view, own);
  const seats = bySeat(fields, names.length, own);
  const cell = (field: Fielded, seat: number): string => inWords((field.value as unknown[])[seat], field, own, names);
  const crew = {
    title: own.say('plain-seats'),
    head: [own.say('plain-seat'), ...seats.map(({ label }) => label)],
    rows: names.map((name, seat) => [name, ...seats.map((field) => cell(field, seat))]),
  };
  const rest = fields.filter((field) => !seats.some(({ name }) => name === field.name));
  const facts = {
    title: own.say('text-view'),
    head: [],
    rows: rest.map((field) => [field.label, inWords(field.value, field, own, names)]),
  };
  return [...(seats.length > 0 ? [crew] : []), ...(rest.length > 0 ? [facts] : [])];
}
