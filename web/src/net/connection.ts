// One WebSocket for one table: says hello, answers requests, comes back after a loss, and never repeats a choice twice.
import { PROTOCOL, type Ack, type AnyFromPage, type AnyToPage, type Bye, type Refusal } from '../wire/types';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PATIENCE = 8000;

/** Requests the server answers; the connection gives them their id. */
type WithId = Extract<AnyFromPage, { id: string }>;
export type Request = WithId extends infer R ? (R extends WithId ? Omit<R, 'id'> : never) : never;
export type Note = Exclude<AnyFromPage, { id: string } | { kind: 'hello' }>;

export type Answer =
  { ok: true; ack: Ack } | { ok: false; refusal: Refusal } | { ok: true; ack: null; why: Refusal | null };
/** What arrives without having been asked for. */
export type News = Exclude<AnyToPage, { id: string }>;

/** Just what we use of a WebSocket, so that tests can play the network. */
export interface Socket {
  send(data: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: never) => void) | null;
}

/** The socket of a table. Its address names the table, so that a proxy can send it to the right server. */
export const openSocket = (table: string): Socket =>
  new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws/${table}`) as unknown as Socket;

export interface Surroundings {
  open(): Socket;
  tokens(): string[];
  onNews(news: News): void;
  onLink(connected: boolean): void;
}

interface Pending {
  request: WithId;
  settle(answer: Answer): void;
}

export class Connection {
  private socket: Socket | null = null;
  private pending = new Map<string, Pending>();
  private seen = -1;
  private greeted = false;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(private readonly around: Surroundings) {
    this.connect();
  }

  /** Number of the last update we saw: requests say which position they are about. */
  get at(): number {
    return Math.max(this.seen, 0);
  }

  /** Resolves once the server has answered, however many reconnections that takes. */
  request(request: Request): Promise<Answer> {
    const numbered = { ...request, id: `${Date.now()}-${Math.random()}` } as WithId; // only our own must differ
    return new Promise((settle) => {
      this.pending.set(numbered.id, { request: numbered, settle });
      if (this.greeted) this.put(numbered);
      setTimeout(() => this.doubt(numbered.id), PATIENCE);
    });
  }

  /** A connection can be dead without a sign. If an answer is this late, connect again; the id counts once. */
  private doubt(id: string): void {
    if (!this.pending.has(id) || !this.greeted) return;
    this.drop();
    this.lost();
  }

  /** For what may get lost without harm: the visible tab, what was seen. */
  note(note: Note): void {
    if (this.greeted) this.put(note);
  }

  /** Forget what we have seen and ask for everything again, with the tokens of the moment. */
  again(): void {
    this.seen = -1;
    this.drop();
    this.connect();
  }

  /** The network says it is gone. */
  cut(): void {
    if (this.ended || !this.socket) return;
    this.drop();
    this.lost();
  }

  /** The network says it is back: do not sit out the rest of the wait. */
  hurry(): void {
    if (this.ended || this.socket) return;
    clearTimeout(this.timer);
    this.connect();
  }

  close(): void {
    this.ended = true;
    this.drop();
  }

  private drop(): void {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    if (!socket) return;
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
  }

  private connect(): void {
    const socket = this.around.open();
    this.socket = socket;
    socket.onopen = () =>
      this.put({
        kind: 'hello',
        protocol: PROTOCOL,
        tokens: this.around.tokens(),
        seen: this.seen,
      });
    socket.onmessage = (event) => this.receive(event.data);
    socket.onclose = () => this.lost();
  }

  private put(message: AnyFromPage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private receive(data: string): void {
    const message = JSON.parse(data) as AnyToPage;
    if (!this.greeted && message.kind !== 'bye') this.greet();
    switch (message.kind) {
      case 'ack':
        return this.settle(message.id, { ok: true, ack: message });
      case 'refused':
        return this.settle(message.id, { ok: false, refusal: message.refusal });
      case 'refusal':
        return this.settle(message.id, { ok: true, ack: null, why: message.refusal });
      case 'bye':
        return this.bye(message);
      case 'update':
        this.seen = message.number;
        break;
      case 'snapshot':
        this.seen = message.update?.number ?? -1;
        break;
    }
    this.around.onNews(message);
  }

  /** The first answer shows that the table knows us; whatever is unanswered goes out again under its old id. */
  private greet(): void {
    this.greeted = true;
    this.wait = FIRST_WAIT;
    this.around.onLink(true);
    for (const { request } of this.pending.values()) this.put(request);
  }

  private settle(id: string, answer: Answer): void {
    const pending = this.pending.get(id);
    this.pending.delete(id);
    pending?.settle(answer);
  }

  private bye(message: Bye): void {
    this.close();
    this.around.onNews(message);
  }

  private lost(): void {
    this.socket = null;
    this.greeted = false;
    if (this.ended) return;
    this.around.onLink(false);
    const jitter = 0.5 + Math.random();
    this.timer = setTimeout(() => this.connect(), this.wait * jitter);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}
