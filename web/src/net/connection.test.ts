import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROTOCOL, type Ack, type AnyFromPage, type AnyToPage, type Snapshot } from '../wire/types';
import type { TableInfo, Update } from '../wire/types';
import { Connection, type News, type Request, type Socket } from './connection';

class FakeSocket implements Socket {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  sent: AnyFromPage[] = [];
  closed = false;
  send(data: string): void {
    this.sent.push(JSON.parse(data) as AnyFromPage);
  }
  close(): void {
    this.closed = true;
  }
  says(message: AnyToPage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const update: Update = {
  kind: 'update',
  number: 7,
  chain: 'c',
  seat: 0,
  view: { kind: 'v' },
  events: [],
  rules: [],
  weights: [],
  asked: null,
  choices: [],
  only: [],
  can_undo: false,
  undone: false,
  result: null,
};
const snapshot: Snapshot = { kind: 'snapshot', table: {} as TableInfo, seats: [0], update, log: [] };
const ack = (id: string): Ack => ({ kind: 'ack', id, number: 8, chain: 'd', link: null, ticket: null });

let sockets: FakeSocket[];
let news: News[];
let links: boolean[];
let connection: Connection;
const last = (): FakeSocket => sockets.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, news, links] = [[], [], []];
  connection = new Connection({
    tokens: () => ['secret'],
    onNews: (message) => news.push(message),
    onLink: (up) => links.push(up),
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
  });
  last().onopen?.({} as never);
});
afterEach(() => vi.useRealTimers());

function loseAndComeBack(): void {
  last().onclose?.({} as never);
  vi.advanceTimersByTime(20_000);
  last().onopen?.({} as never);
}

describe('Connection', () => {
  it('says hello first, with the tokens and nothing seen', () => {
    expect(last().sent).toEqual([{ kind: 'hello', protocol: PROTOCOL, tokens: ['secret'], seen: -1 }]);
  });

  it('settles a request with the answer of the same id', async () => {
    last().says(snapshot);
    const answer = connection.request({ kind: 'undo', at: connection.at, seat: 0 });
    const sent = last().sent.at(-1) as { id: string; at: number };
    expect(sent.at).toBe(7);
    last().says(ack(sent.id));
    expect(await answer).toMatchObject({ ok: true });
  });

  const choices: Request[] = [
    { kind: 'play', at: 7, seat: 0, move: { kind: 'roll' } },
    { kind: 'early', seat: 0, window: 7, move: { kind: 'pass' } },
    { kind: 'vote', seat: 0, choice: 'bot' },
  ];

  it.each(choices)('sends an unanswered $kind again after a loss, once, under the same id', async (choice) => {
    last().says(snapshot);
    const answer = connection.request(choice);
    const first = last().sent.at(-1) as { id: string };
    loseAndComeBack();
    expect(last().sent).toEqual([{ kind: 'hello', protocol: PROTOCOL, tokens: ['secret'], seen: 7 }]);
    last().says({ ...update, number: 8 });
    expect(last().sent.filter((message) => message.kind === choice.kind)).toEqual([{ ...first }]);
    last().says(ack(first.id));
    expect(await answer).toMatchObject({ ok: true });
    loseAndComeBack();
    last().says(snapshot);
    expect(last().sent).toHaveLength(1);
  });

  it('tells when the connection is lost and when it is back', () => {
    last().says(snapshot);
    last().onclose?.({} as never);
    expect(links).toEqual([true, false]);
    vi.advanceTimersByTime(20_000);
    last().onopen?.({} as never);
    last().says(snapshot);
    expect(links).toEqual([true, false, true]);
  });

  it('waits longer after each failure, and not at all when hurried', () => {
    for (let failure = 0; failure < 6; failure += 1) {
      last().onclose?.({} as never);
      vi.advanceTimersByTime(13_000);
    }
    expect(sockets).toHaveLength(7);
    last().onclose?.({} as never);
    connection.hurry();
    expect(sockets).toHaveLength(8);
  });

  it('calls again when an answer does not come, for a connection can be dead without saying so', () => {
    last().says(snapshot);
    void connection.request({ kind: 'undo', at: 7, seat: 0 });
    vi.advanceTimersByTime(30_000);
    expect(sockets.length).toBeGreaterThan(1);
    expect(sockets[0]?.closed).toBe(true);
  });

  it('does not come back after a bye', () => {
    last().says({ kind: 'bye', reason: 'moved' });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(news).toEqual([{ kind: 'bye', reason: 'moved' }]);
  });

  it('asks for everything again with new tokens', () => {
    last().says(snapshot);
    connection.again();
    last().onopen?.({} as never);
    expect(last().sent[0]).toMatchObject({ kind: 'hello', seen: -1 });
  });
});
