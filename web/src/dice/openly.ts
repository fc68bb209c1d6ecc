import type { Ticket } from '../wire/types';
import { change } from './memory';

/** A share that went openly with a request, and was taken: the record must show it later. */
export function keepShare({ table, seat }: Pick<Ticket, 'table' | 'seat'>, own: string): void {
  if (seat === null) return;
  change(table, (witness) => {
    witness.given = [...witness.given.filter((one) => one.seat !== seat), { seat, nonce: own, told: true }];
  });
}
