// The last position of a table, kept on this device: what a page can show when it is opened without a line. It is made of
// what this seat was shown, and where one device serves several seats with secrets, of what everybody may see.
import type { TableModel } from '../state/table.svelte';
import type { Snapshot, TableInfo, Update } from '../wire/types';

export interface Keepsake {
  when: number; // milliseconds since 1970
  info: TableInfo;
  held: number[];
  update: Update;
  log: Snapshot['log'];
}

const KEY = 'skulduggery.last.';
const LINES = 60;
const KEPT = 4; // tables

export function keep(model: TableModel): void {
  const { info, held, log, old } = model;
  const update = model.show.shown;
  if (!info || !update || old !== null || !mayStay(info, held, update)) return;
  const lines = log.slice(-LINES).map(({ number, event, rule }): Snapshot['log'][number] => [number, event, rule]);
  const kept: Keepsake = { when: Date.now(), info, held, update: { ...update, choices: [], events: [], can_undo: false }, log: lines };
  try {
    localStorage.setItem(KEY + info.table, JSON.stringify(kept));
    forgetOldest();
  } catch {
    // Private windows and full disks: then there is nothing to show without a line.
  }
}

/** Behind the curtain lie the cards of one person; the device belongs to several. */
function mayStay(info: TableInfo, held: readonly number[], update: Update): boolean {
  return !info.secrets || held.length < 2 || update.seat === null;
}

export function lastOf(table: string): Keepsake | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY + table) ?? 'null') as Keepsake | null;
    return kept?.info && kept.update ? kept : null;
  } catch {
    return null;
  }
}

/** Show it, as it was; a snapshot of the server replaces everything. */
export function recall(model: TableModel): void {
  const kept = lastOf(model.table);
  if (!kept || model.info) return;
  model.old = kept.when;
  model.held = kept.held;
  model.log = kept.log.map(([number, event, rule]) => ({ number, event, rule }));
  model.info = kept.info;
  model.show.reset(kept.update);
}

function forgetOldest(): void {
  const tables = Object.keys(localStorage).filter((key) => key.startsWith(KEY));
  const byAge = tables.sort((one, other) => (lastOf(other.slice(KEY.length))?.when ?? 0) - (lastOf(one.slice(KEY.length))?.when ?? 0));
  for (const key of byAge.slice(KEPT)) localStorage.removeItem(key);
}
