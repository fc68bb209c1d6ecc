import { describe, expect, it, vi } from 'vitest';
import type { Socket } from '../net/connection';
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
    socket.send(JSON.stringify({ kind: 'hello', protocol: 1, tokens: ['seat'], seen: 3 }));
    const told: unknown = JSON.parse(wire.sent[0] ?? '');
    expect(told).toEqual({ kind: 'hello', protocol: 1, tokens: [], seen: 3, screen: 'secret' });
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
