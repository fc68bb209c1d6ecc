import { describe, expect, it, vi } from 'vitest';
import type { Socket } from '../net/connection';
import type { Choice, Target } from '../wire/types';
import { plainChoices } from '../hand/plainChoices';
import { screenSocket } from './socket';

class Wire implements Socket {
  sent: string[] = [];
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  close = vi.fn();
  send(data: string): void {
    this.sent.push(data);
  }
}

describe('the socket of a big screen', () => {
  it('says hello with its secret and without any token', () => {
    const wire = new Wire();
    const socket = screenSocket(
      'abc',
      'secret',
      () => undefined,
      () => wire,
    );
    socket.send(JSON.stringify({ kind: 'hello', protocol: 5, table: 'screen:abc', tokens: ['seat'], seen: 3 }));
    const told: unknown = JSON.parse(wire.sent[0] ?? '');
    expect(told).toEqual({ kind: 'hello', protocol: 5, table: 'abc', tokens: [], seen: 3, screen: 'secret' });
  });

  it('passes everything else on as it is, and hears its number', () => {
    const wire = new Wire();
    const heard: string[] = [];
    const numbers: number[] = [];
    const socket = screenSocket(
      'abc',
      'secret',
      (number) => numbers.push(number),
      () => wire,
    );
    socket.onmessage = ({ data }) => heard.push(data);
    const play = JSON.stringify({ kind: 'play', id: '1', at: 0, seat: 0, move: { kind: 'roll' } });
    socket.send(play);
    const snapshot = JSON.stringify({ kind: 'snapshot', screen: 2 });
    wire.onmessage?.({ data: snapshot });
    expect([wire.sent, heard, numbers]).toEqual([[play], [snapshot], [2]]);
  });
});

describe('the choices of a hand', () => {
  const target = (kind: Target['kind']): Target => ({ kind, place: 'A1', piece: 'p', card: 'c', button: 'b' }) as never;
  const choice = (...kinds: Target['kind'][]): Choice =>
    ({ move: { kind: kinds.join() }, targets: kinds.map(target), preview: {}, prospects: [] }) as never;
  const [button, card, sail] = [choice('button'), choice('card', 'button'), choice('place', 'card')];
  const asked = { luck: false } as never;
  const open = { asked, choices: [button, card, sail], ways: [], window: null };

  it('lists what needs no place on the chart as buttons', () => {
    expect(plainChoices(open)).toEqual([button, card]);
  });

  it('lists the ways where there are several, and leaves a throw to its own button', () => {
    expect(plainChoices({ ...open, ways: [sail] })).toEqual([sail]);
    expect(plainChoices({ ...open, asked: { luck: true } as never })).toEqual([]);
  });

  it('lists only cards in a reaction window, whose ribbon has the buttons', () => {
    expect(plainChoices({ ...open, window: {} as never })).toEqual([card]);
  });
});
