// Where a story comes from: a table of this server, or a record file.
import { keepShare } from '../dice/openly';
import { ask, Failed, nonce, text, told } from '../net/api';
import { heldTable, tokensOf } from '../net/tokens';
import type { Fork, Limits, Refusal, Story, Ticket, Told } from '../wire/types';

/** `null` are the eyes of an outsider. */
export type Viewer = number | null;

/** `all`: with everybody's cards open. */
export type Eyes = Viewer | 'all';

export interface Source {
  /** The table's id; a file belongs to no table. */
  readonly table: string | null;
  readonly fileName: string;
  /** The seat this device plays there. */
  readonly own: Viewer;
  story(viewer: Viewer): Promise<Story>;
  record(): Promise<string>;
}

const JSON_LINES = 'application/x-ndjson';

export function tableSource(table: string): Source {
  const path = `/api/tables/${encodeURIComponent(table)}`;
  return {
    table,
    fileName: `${table}.jsonl`,
    own: heldTable(table)?.seats.find(({ seat }) => seat >= 0)?.seat ?? null,
    story: (viewer) => told(`${path}/story${query(viewer)}`, { headers: keys(table) }),
    record: () => text(`${path}/record`),
  };
}

/** A file does not change, so each pair of eyes asks only once. */
export function fileSource(name: string, record: string): Source {
  const stories = new Map<Viewer, Promise<Told>>();
  const tell = (viewer: Viewer): Promise<Told> =>
    told(`/api/stories${query(viewer)}`, { method: 'POST', headers: { 'Content-Type': JSON_LINES }, body: record });
  return {
    table: null,
    fileName: name,
    own: null,
    story: async (viewer) => {
      const telling = stories.get(viewer) ?? tell(viewer);
      stories.set(viewer, telling);
      telling.catch(() => stories.delete(viewer));
      return (await telling).story;
    },
    record: () => Promise.resolve(record),
  };
}

export async function readFile(file: File): Promise<Source> {
  const { longest_upload: longest } = await ask<Limits>('GET', '/api/limits');
  if (file.size > longest) throw new Failed(tooLarge(longest));
  return fileSource(file.name, await file.text());
}

/** Refused before it is sent: a server that stops reading in the middle only breaks the connection. */
function tooLarge(longest: number): Refusal {
  return { kind: 'record_too_large', rule: '', megabytes: longest / 1024 / 1024 };
}

/** A fork has no lobby: our share of its luck goes with the request, and the record must show it later. */
export async function forkTable(wanted: Fork): Promise<Ticket> {
  const share = nonce();
  const ticket = await ask<Ticket>('POST', '/api/forks', { ...wanted, nonce: share });
  keepShare(ticket, share);
  return ticket;
}

/** The keys of this device's seats: a running match is shown through their eyes only. */
function keys(table: string): Record<string, string> {
  const tokens = tokensOf(table);
  return tokens.length > 0 ? { Authorization: `Bearer ${tokens.join(' ')}` } : {};
}

function query(viewer: Viewer): string {
  return viewer === null ? '' : `?viewer=${viewer}`;
}
