// What the log of a table holds: the server says which events belong there, whatever their kinds are called.
import { describe, expect, it } from 'vitest';
import './testBrowser';
import type { AnyToPage, Event, Update } from '../wire/types';
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

function told(...news: AnyToPage[]): string[] {
  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: () => undefined,
    close: () => undefined,
  };
  const model = new TableModel('table', () => socket);
  for (const message of news) socket.onmessage?.({ data: JSON.stringify(message) } as never);
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
