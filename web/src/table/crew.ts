// What the crew shows of each seat: a table has all of it, a replay nobody's presence and no talk.
import type { CrewFigures } from '../games/art';
import type { SeatLook } from '../board/scene';
import { speech } from '../state/speech.svelte';
import type { SeatInfo, TableInfo, Update } from '../wire/types';
import type { TableArt } from './plain';

type Status = TableInfo['status'];

export interface CrewModel {
  readonly info: { readonly seats: readonly SeatInfo[]; readonly status?: Status } | null;
  readonly show: { readonly shown: Pick<Update, 'view' | 'asked'> | null };
  readonly held: readonly number[];
  readonly bubbles: readonly { seat: number; text: string }[];
  /** A running table; false in a replay. */
  readonly live: boolean;
}

export interface SeatProps {
  model: CrewModel;
  art: TableArt;
  seat: SeatInfo;
}

/** What a panel and a chip have in common. */
export interface SeatShown {
  look: SeatLook;
  looks: readonly SeatLook[]; // of its ships
  crew: CrewFigures | null;
  active: boolean; // it is this seat's turn
  own: boolean; // the only seat of this device
  present: boolean; // show whether somebody is there
  closer: string; // all of it in words: a chip shows only the first figure
}

export function seatShown(model: CrewModel, art: TableArt, seat: SeatInfo): SeatShown {
  const { shown } = model.show;
  const crew = shown ? art.panel(shown.view as never, seat.seat, speech.wording) : null;
  const told = [crew?.note, ...(crew?.figures ?? []).map(({ name }) => name)];
  const look = art.emblem(seat.seat, shown?.view as never);
  return {
    look,
    looks: crew?.looks ?? [look],
    crew,
    active: model.info?.status !== 'over' && shown?.asked?.seat === seat.seat,
    own: model.held.length === 1 && model.held[0] === seat.seat,
    present: model.live || seat.holder === 'bot',
    closer: `${seat.name}: ${told.filter(Boolean).join(', ')}`,
  };
}
