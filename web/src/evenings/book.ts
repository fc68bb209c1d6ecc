// The matches this browser took part in, kept here and nowhere else. Nothing is ever dropped by itself.

export interface Member {
  name: string;
  bot: string | null; // its level; null: a person
}

export interface Match {
  table: string;
  game: string;
  /** When it ended, in milliseconds since 1970. */
  when: number;
  crew: Member[];
  /** The seats of this browser. */
  own: number[];
  /** By seat; empty: it was stopped before anybody had won. */
  places: number[];
  scores: number[];
}

const KEY = 'skulduggery.evenings';
const LONGEST = 64; // letters of a name or an id
const MOST_SEATS = 12;

/** The newest first. */
export function matches(): Match[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? inOrder(stored.filter(isMatch)) : [];
  } catch {
    return [];
  }
}

/** Adds matches that are not known yet. Throws if the browser has no room, and then keeps what there was. */
export function add(found: readonly Match[]): number {
  const known = matches();
  const tables = new Set(known.map(({ table }) => table));
  const fresh = found.filter(({ table }) => !tables.has(table) && tables.add(table));
  if (fresh.length > 0) write([...known, ...fresh]);
  return fresh.length;
}

export function isKnown(table: string): boolean {
  return matches().some((match) => match.table === table);
}

export function remove(table: string): void {
  write(matches().filter((match) => match.table !== table));
}

function write(all: readonly Match[]): void {
  localStorage.setItem(KEY, JSON.stringify(inOrder(all)));
}

function inOrder(all: readonly Match[]): Match[] {
  return [...all].sort((one, other) => other.when - one.when);
}

/** Files come from anywhere, so every field is looked at. */
export function isMatch(value: unknown): value is Match {
  const match = value as Partial<Match> | null;
  if (typeof match !== 'object' || match === null) return false;
  const seats = Array.isArray(match.crew) ? match.crew.length : 0;
  return (
    isText(match.table) &&
    /^[a-z]{1,32}$/.test(String(match.game)) &&
    isCount(match.when) &&
    seats > 0 &&
    seats <= MOST_SEATS &&
    (match.crew ?? []).every(isMember) &&
    isNumbers(match.own) &&
    match.own.every((seat) => seat >= 0 && seat < seats) &&
    [0, seats].includes(match.places?.length ?? -1) &&
    isNumbers(match.places) &&
    isNumbers(match.scores) &&
    match.scores.length === match.places.length
  );
}

function isMember(value: unknown): value is Member {
  const member = value as Partial<Member> | null;
  return isText(member?.name) && (member.bot === null || isText(member.bot));
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= LONGEST;
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((item) => Number.isSafeInteger(item));
}

/** A moment that a date can hold. */
function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) < 8e15;
}
