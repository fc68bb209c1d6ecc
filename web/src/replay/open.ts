// A match with everybody's cards open: what each seat saw, put together. The server tells it once the match is over.
import type { Event, Moment, Story } from '../wire/types';
import type { Eyes, Source } from './source';

type Fields = Record<string, unknown>;

export interface Seen {
  story: Story;
  /** With all eyes: the story of each seat. Otherwise empty. */
  seats: readonly Story[];
}

export async function seenBy(source: Source, eyes: Eyes): Promise<Seen> {
  if (eyes !== 'all') return { story: await source.story(eyes), seats: [] };
  const outside = await source.story(null);
  const seats = await Promise.all(outside.players.map((_, seat) => source.story(seat)));
  return { story: opened(outside, seats), seats };
}

/** What an outsider saw, with everything that was hidden from them and is known to a seat. */
export function opened(outside: Story, seats: readonly Story[]): Story {
  const moments = outside.moments.map((moment, at) => openMoment(moment, known(seats, at)));
  return { ...outside, moments };
}

/** The same moment as each seat saw it. A match that went on meanwhile has more of them. */
function known(seats: readonly Story[], at: number): Moment[] {
  return seats.flatMap(({ moments }) => moments[at] ?? []);
}

function openMoment(moment: Moment, seats: readonly Moment[]): Moment {
  const forms = (nth: number): Event[] => seats.flatMap(({ events }) => events[nth] ?? []);
  return {
    ...moment,
    view: openView(
      moment.view as Fields,
      seats.map(({ view }) => view as Fields),
    ) as Moment['view'],
    events: moment.events.map((event, nth) => revealed(event, forms(nth)) as Event),
    rules: moment.rules.map((rule, nth) => rule || (seats.find(({ rules }) => rules[nth])?.rules[nth] ?? rule)),
    worth: moment.worth.map((worth, seat) => seats[seat]?.worth[seat] ?? worth),
  };
}

/** The fields of a view itself say whose it is, and what only its seat has. So only what lies within them is opened. */
function openView(view: Fields, views: readonly Fields[]): Fields {
  const within = (value: unknown): boolean => isObject(value) && !(Array.isArray(value) && value.length === 0);
  return mapped(view, (value, key) =>
    within(value)
      ? revealed(
          value,
          views.map((other) => other[key]),
        )
      : value,
  );
}

/** Whoever sees something else than an outsider sees what was hidden from the outsider. */
function revealed(base: unknown, others: readonly unknown[]): unknown {
  if (Array.isArray(base)) {
    const alike = others.filter((other) => Array.isArray(other) && other.length === base.length) as unknown[][];
    if (base.length === 0) return others.find((other) => Array.isArray(other) && other.length > 0) ?? base;
    return base.map((item, at) =>
      revealed(
        item,
        alike.map((other) => other[at]),
      ),
    );
  }
  if (!isObject(base)) return others.find((other) => other !== base && other !== undefined) ?? base;
  const alike = others.filter((other) => isObject(other) && !Array.isArray(other)) as Fields[];
  return mapped(base, (value, key) =>
    revealed(
      value,
      alike.map((other) => other[key]),
    ),
  );
}

function mapped(fields: Fields, change: (value: unknown, key: string) => unknown): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, change(value, key)]));
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
