// To whom a shared device is handed over before anything private is shown.
import type { TableModel } from '../state/table.svelte';

type Seen = Pick<TableModel, 'info' | 'held' | 'reactions'> & { show: Pick<TableModel['show'], 'shown'> };

/** Null: to nobody. A seat whose standing order answers for it needs no device. */
export function curtainFor({ info, held, reactions, show: { shown } }: Seen): number | null {
  const asked = shown?.asked;
  if (!info?.secrets || held.length < 2 || !asked || shown.seat !== null || !held.includes(asked.seat)) return null;
  const order = reactions?.seat === asked.seat ? reactions.orders[asked.kind] : undefined;
  return order === undefined || order === 'ask' ? asked.seat : null;
}
