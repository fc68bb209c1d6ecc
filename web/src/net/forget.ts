// A table that this device holds no longer. Nobody needs that for the first move.
import { heldTables, stored } from './tokens';

export function forgetTable(table: string): void {
  stored.write(heldTables().filter((held) => held.table !== table));
}
