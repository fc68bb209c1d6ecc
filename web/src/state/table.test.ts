// What the log of a table holds: the server says which events belong there, whatever their kinds are called.
import { describe, expect, it, vi } from 'vitest';
import './testBrowser';
import type { AnyToPage, Event, FormerName, TableInfo, Update } from '../wire/types';
import type { Socket } from '../net/connection';

const { TableModel } = await import('./table.svelte');

const passed = { kind: 'passed', seat: 0 };

function update(number: number, events: Event[], rules: (string | null)[]): Update {
  const still = { choices: [], only: [], can_undo: false, undone: false, result: null, asked: null };
  return {
    kind: 'update',
    number,
    chain: '',
    seat: null,
    view: { kind: 'view' },
    events,
    rules,
    weights: [],
    ...still,
  };
}

/** A table, what it sends, and a way to send it something. */
function tableModel() {
  const sent: Record<string, unknown>[] = [];
  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (data) => void sent.push(JSON.parse(data) as Record<string, unknown>),
    close: () => undefined,
  };
  const hear = (message: unknown): void => socket.onmessage?.({ data: JSON.stringify(message) } as never);
  return { model: new TableModel('table', () => socket), sent, hear };
}

function tableOf(name: string, former: FormerName[]): TableInfo {
  const seats = [{ seat: 0, name, host: true }];
  return { seats, hinted: [], news: [], former, deals: [] } as unknown as TableInfo;
}

function told(...news: AnyToPage[]): string[] {
  const { model, hear } = tableModel();
  news.forEach(hear);
  return model.log.map(({ event, rule }) => `${event.kind} ${rule}`);
}

describe('the log of a table', () => {
  it('has an event with a rule, whatever its kind: in Blackwood a pass is worth telling', () => {
    expect(told(update(1, [passed], ['PB-2.02']))).toEqual(['passed PB-2.02']);
  });

  it('leaves out an event without a rule: in a window of Kings nothing happened', () => {
    expect(told(update(1, [passed, { kind: 'sailed' }], [null, 'KP-3.01']))).toEqual(['sailed KP-3.01']);
  });
});

describe('taking a move back', () => {
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

  it('waits for the answer to the move, which may come after what the move did', async () => {
    const { model, sent, hear } = tableModel();
    hear({ ...update(1, [], []), seat: 0 });
    void model.play(0, { kind: 'sail' });
    hear({ ...update(2, [], []), seat: 0 });
    await vi.waitFor(() => expect(model.show.shown?.number).toBe(2));
    void model.undo();
    void model.undo();
    await settle();
    expect(sent.map(({ kind }) => kind)).toEqual(['play']);
    hear({ kind: 'ack', id: sent[0]?.['id'], number: 2, chain: '', link: null, ticket: null });
    await settle();
    expect(sent.map(({ kind, at }) => [kind, at])).toEqual([
      ['play', 1],
      ['undo', 2],
    ]);
  });
});

describe('what people say', () => {
  it('is not heard from whom one muted, but from who has this seat now', () => {
    const { model, hear } = tableModel();
    const ben = { id: 'one', seat: 1, name: 'Ben', phrase: 'shout-arrr' };
    const dirk = { ...ben, id: 'two', name: 'Dirk' };
    const other = { ...ben, id: 'three', seat: 2 };
    hear({ kind: 'snapshot', table: tableOf('Anna', []), seats: [0], update: null, log: [], talk: [ben, dirk, other] });
    model.mute(ben);
    expect(model.heard).toEqual([dirk, other]);
    expect(model.unread).toBe(2);
    model.mute(ben);
    expect(model.heard).toEqual([ben, dirk, other]);
  });

  it('is not heard either from a muted person under another name, but from who comes after them', () => {
    const { model, hear } = tableModel();
    const ben = { id: 'one', seat: 0, name: 'Ben', phrase: 'shout-arrr' };
    const benny = { ...ben, id: 'two', name: 'Benny' };
    const dirk = { ...ben, id: 'three', name: 'Dirk' };
    hear({ kind: 'snapshot', table: tableOf('Ben', []), seats: [1], update: null, log: [], talk: [ben, benny] });
    model.mute(ben);
    const was: FormerName = { seat: 0, name: 'Ben', until: 2, other: false };
    hear({ kind: 'table', table: tableOf('Benny', [was]) });
    expect(model.heard).toEqual([]);
    model.talk = [dirk];
    hear({ kind: 'table', table: tableOf('Dirk', [{ ...was, other: true }]) });
    expect(model.heard).toEqual([dirk]);
  });
});

describe('a line of the log', () => {
  it('keeps the name that the seat had, also if it is shown later', async () => {
    const { model, hear } = tableModel();
    hear({ kind: 'snapshot', table: tableOf('Anna', []), seats: [], update: null, log: [] });
    hear(update(1, [{ kind: 'sailed' }], ['XX-1']));
    const anna: FormerName = { seat: 0, name: 'Anna', until: 2, other: false };
    hear({ kind: 'table', table: tableOf('Annabel', [anna]) });
    hear(update(3, [{ kind: 'sailed' }], ['XX-1']));
    await vi.waitFor(() => expect(model.log.map((entry) => entry.crew?.names[0])).toEqual(['Anna', undefined]));
    expect(model.names).toEqual(['Annabel']);
  });
});

describe('a table beside another one', () => {
  it('keeps its own hint, and its own question to the people of a shared device', async () => {
    const [one, other] = [tableModel(), tableModel()];
    one.hear({ kind: 'hinted', number: 1, seat: 0, choices: [], final: true });
    one.hear({ kind: 'anybody', window: 3, seats: [0, 1] });
    await vi.waitFor(() => expect([one.model.hint?.number, one.model.anybody?.window]).toEqual([1, 3]));
    expect([other.model.hint, other.model.anybody]).toEqual([null, null]);
  });
});
