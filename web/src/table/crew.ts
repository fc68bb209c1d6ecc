// What the crew panels show: a table has all of it, a replay nobody's presence and no shouts.
import type { SeatInfo, TableInfo, Update } from '../wire/types';

type Status = TableInfo['status'];

export interface CrewModel {
  readonly info: { readonly seats: readonly SeatInfo[]; readonly status?: Status } | null;
  readonly show: { readonly shown: Pick<Update, 'view' | 'asked'> | null };
  readonly held: readonly number[];
  readonly shouts: readonly { seat: number; shout: string }[];
  /** People are at it right now. */
  readonly live: boolean;
}
