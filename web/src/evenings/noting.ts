// Matches are noted when their end is shown here; and those that ended elsewhere, when somebody opens the book.
import { chronicleOf } from '../ending/chronicle';
import { tableInfo } from '../net/tables';
import { heldTables, type HeldTable } from '../net/tokens';
import type { Result, TableInfo } from '../wire/types';
import { add, isKnown, type Match } from './book';

/** `held`: the seats of this browser. Who only watched took no part. */
export function note(info: TableInfo, held: readonly number[], result: Result | null, when = Date.now()): void {
  if (held.length === 0 || isKnown(info.table)) return;
  try {
    add([matchOf(info, held, result, when)]);
  } catch {
    // Private windows and full disks: there is no book.
  }
}

export function matchOf(info: TableInfo, held: readonly number[], result: Result | null, when: number): Match {
  return {
    table: info.table,
    game: info.game,
    when,
    crew: info.seats.map(({ name, holder, level }) => ({ name, bot: holder === 'bot' ? (level ?? 'bosun') : null })),
    own: [...held],
    places: [...(result?.places ?? [])],
    scores: [...(result?.scores ?? [])],
  };
}

/** Looks at the tables of this browser that are over by now. Says whether there was something new. */
export async function catchUp(): Promise<boolean> {
  const unknown = heldTables().filter(({ table }) => !isKnown(table));
  const noted = await Promise.all(unknown.map((held) => look(held).catch(() => false)));
  return noted.includes(true);
}

async function look({ table, seats, when }: HeldTable): Promise<boolean> {
  const info = await tableInfo(table);
  if (info.status !== 'over') return false;
  const held = seats.map(({ seat }) => seat).filter((seat) => seat >= 0 && seat < info.seats.length);
  const chronicle = await chronicleOf(table);
  note(info, held, chronicle?.result ?? null, when);
  return isKnown(table);
}
