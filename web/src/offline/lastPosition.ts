// The last position of a table, kept on this device: what a page can show when it is opened without a connection. It is
// made of what this seat was shown, and where one device serves several seats with secrets, of what everybody may see.
import { heldTable } from '../net/tokens';
import type { LogEntry, TableModel } from '../state/table.svelte';
import type { TableInfo, Update } from '../wire/types';

export interface LastPosition {
  when: number; // milliseconds since 1970
  info: TableInfo;
  held: readonly number[];
  update: Update;
  log: readonly LogEntry[];
}

const KEY = 'skulduggery.last.';
const ENTRIES = 60;

export function keep(info: TableInfo, held: readonly number[], update: Update, log: readonly LogEntry[]): void {
  if (!mayStay(info, held, update)) return;
  const readable = { ...update, choices: [], events: [], rules: [], can_undo: false };
  const kept: LastPosition = { when: Date.now(), info, held, update: readable, log: log.slice(-ENTRIES) };
  try {
    localStorage.setItem(KEY + info.table, JSON.stringify(kept));
    tidy();
  } catch {
    // Private windows and full disks: then there is nothing to show without a connection.
  }
}

/** On a shared device, what one person sees behind the curtain must not be kept for the others. */
function mayStay(info: TableInfo, held: readonly number[], update: Update): boolean {
  return !info.secrets || held.length < 2 || update.seat === null;
}

export function lastOf(table: string): LastPosition | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY + table) ?? 'null') as LastPosition | null;
    return kept?.info && kept.update ? kept : null;
  } catch {
    return null;
  }
}

/** Show it as it was, and tell from when it is. A snapshot of the server replaces everything. */
export function recall(model: TableModel): number | null {
  const kept = lastOf(model.table);
  if (!kept) return null;
  model.held = [...kept.held];
  model.log = [...kept.log];
  model.info = kept.info;
  model.show.reset(kept.update);
  return kept.when;
}

/** A table whose seat was given up is forgotten with it. */
export function tidy(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(KEY) && !heldTable(key.slice(KEY.length))) localStorage.removeItem(key);
  }
}
