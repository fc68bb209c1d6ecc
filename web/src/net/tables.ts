// Requests about tables that exist. The first move needs none of them.
import type { JoinTable, TableInfo, Ticket } from '../wire/types';
import { ask } from './api';

export function joinTable(wanted: JoinTable): Promise<Ticket> {
  return ask('POST', '/api/join', wanted);
}

export function tableInfo(place: string): Promise<TableInfo> {
  return ask('GET', `/api/tables/${encodeURIComponent(place)}`);
}

export function qrAddress(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}/qr.svg`;
}
