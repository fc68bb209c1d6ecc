import { keepSeat } from '../net/tokens';
import type { TableModel } from '../state/table.svelte';

/** A seat on this very device: its token comes with the answer, and from now on we speak for it too. */
export async function seatHere(model: TableModel, seat: number): Promise<void> {
  const answer = await model.ask({ kind: 'lobby', seat, holder: 'device' });
  const ticket = answer.ok ? answer.ack?.ticket : null;
  if (!ticket || ticket.seat === null || ticket.token === null) return;
  keepSeat(model.table, ticket.seat, ticket.token, model.info?.game);
  model.again();
}
