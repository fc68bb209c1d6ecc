// How fast the bots of a table play. The host sets it; this device remembers it for the next table.
import { settings, type Pace } from './settings.svelte';
import type { TableModel } from './table.svelte';

export const PACES: readonly Pace[] = ['family', 'brisk', 'instant'];

/** Without a table: for the next one only. */
export function setPace(wanted: unknown, model: TableModel | null): void {
  const pace = PACES.find((one) => one === wanted) ?? 'family';
  settings.pace = pace;
  if (model?.host) void model.ask({ kind: 'lobby', pace });
}
