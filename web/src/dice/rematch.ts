// Our shares in the luck of the rematch, which has no table yet.
import type { TableInfo } from '../wire/types';
import { change } from './memory';
import { give, type Delivery } from './witness';

/** The rematch is sealed before anybody asks for it. */
export async function beforeRematch(here: string, info: TableInfo, deliver: Delivery): Promise<void> {
  const { next_commitment: commitment, next_table: table, next_shares: shares } = info;
  await change(here, (witness) => {
    if (table === null && commitment !== null) {
      witness.next ??= { commitment, given: [] };
      return give(witness.next, shares, witness.seats, deliver);
    }
    const { next } = witness;
    if (table !== null && next) change(table, (rematch) => rematch.commitment || Object.assign(rematch, next));
    return undefined;
  });
}
