// By the day nobody stays until their next turn: whoever goes can say what to answer for them meanwhile.
import type { Reactions, TableInfo } from '../wire/types';

interface Seat {
  readonly info: Pick<TableInfo, 'status' | 'turn' | 'turn_hours'> | null;
  readonly reactions: Pick<Reactions, 'seat' | 'order' | 'window'> | null;
}

/** Once the own turn is over, if others may have to wait for this seat: it wants to be asked, and is not asked now. */
export function offersOrders({ info, reactions }: Seat): boolean {
  if (!info?.turn_hours || info.status !== 'running' || !reactions) return false;
  const { order } = reactions;
  return (order === 'ask' || order === 'fits') && reactions.window === null && info.turn !== reactions.seat;
}
