// Tables that exist: how one names them, and requests about them. The first move needs none of them.
import type { CrewTable, Invitation, JoinTable, Progress, TableInfo, Ticket } from '../wire/types';
import { ask, told } from './api';
import type { HeldTable } from './tokens';

export function joinTable(wanted: JoinTable): Promise<Ticket> {
  return ask('POST', '/api/join', wanted);
}

export function tableInfo(place: string): Promise<TableInfo> {
  return ask('GET', `/api/tables/${encodeURIComponent(place)}`);
}

/** How the match stands there, as the seats of this device see it. */
export function progressOf({ table, seats }: HeldTable): Promise<Progress> {
  const headers = { Authorization: `Bearer ${seats.map(({ token }) => token).join(' ')}` };
  return told(`/api/tables/${encodeURIComponent(table)}/progress`, { headers });
}

/** Where the crew of this table plays now. */
export function newestOf(table: string): Promise<CrewTable> {
  return ask('GET', `/api/tables/${encodeURIComponent(table)}/newest`);
}

/** The link to a table, under every address by which friends may reach this server. */
export function invitation(table: string): Promise<Invitation> {
  return ask('GET', `/api/tables/${encodeURIComponent(table)}/invitation`);
}

/** The picture of one of these links. */
export function qrAddress(table: string, link: number): string {
  return `/api/tables/${encodeURIComponent(table)}/qr.svg?link=${link}`;
}

/** Use a one-time link: the seat moves here. */
export function claim(link: string): Promise<Ticket> {
  return ask('POST', '/api/claim', { link });
}

/** `parrot 7`, `Parrot-7` and `PARROT7` are the same code; a pasted link works too. */
export function placeFrom(typed: string): string {
  const linked = /\/t\/([^/#?\s]+)/.exec(typed);
  if (linked?.[1]) return decodeURIComponent(linked[1]);
  const spoken = /^\s*([a-z]+)[\s-]*(\d+)\s*$/i.exec(typed);
  return spoken ? `${spoken[1]?.toUpperCase()}-${spoken[2]}` : typed.trim();
}
