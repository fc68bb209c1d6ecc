// Requests over HTTP. A failed one throws `Failed`, whose refusal has a sentence in every language.
import type { GameInfo, NewTable, Refusal, Ticket } from '../wire/types';

export class Failed extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.kind);
  }
}

/** Refusals made by the page itself, for when the server did not answer. */
export const UNREACHABLE: Refusal = { kind: 'unreachable', rule: '' };
export const SERVER_ERROR: Refusal = { kind: 'server_error', rule: '' };

export function refusalIn(error: unknown): Refusal {
  return error instanceof Failed ? error.refusal : SERVER_ERROR;
}

export function games(): Promise<GameInfo[]> {
  return ask('GET', '/api/games');
}

/** No nonce is sent here: the page sends its share of the luck after it has seen the seal. */
export function newTable(wanted: NewTable): Promise<Ticket> {
  return ask('POST', '/api/tables', wanted);
}

export async function text(path: string): Promise<string> {
  const response = await reach(path, { method: 'GET' });
  if (!response.ok) throw await failure(response);
  return response.text();
}

export function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  return told(path, {
    method,
    ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
}

/** What the server tells, or `Failed`. */
export async function told<T>(path: string, request: RequestInit): Promise<T> {
  const response = await reach(path, request);
  if (!response.ok) throw await failure(response);
  return (await response.json()) as T;
}

async function reach(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(path, request);
  } catch {
    throw new Failed(UNREACHABLE);
  }
}

async function failure(response: Response): Promise<Failed> {
  try {
    const problem = (await response.json()) as { refusal?: Refusal };
    return new Failed(problem.refusal?.kind ? problem.refusal : SERVER_ERROR);
  } catch {
    return new Failed(SERVER_ERROR);
  }
}

/** Our share in the luck of the match: mixed with the server's sealed seed, so neither side alone decides the dice. */
export function nonce(): string {
  return inHex(crypto.getRandomValues(new Uint8Array(16)));
}

export function inHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
