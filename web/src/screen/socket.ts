// The socket of a big screen: it says hello with the secret of the screen, and with no token, so it never has a seat.
import { openSocket, type Socket } from '../net/connection';
import type { AnyFromPage, AnyToPage } from '../wire/types';

/** `onnumber`: the server tells which number this screen has at the table. */
export function screenSocket(
  table: string,
  secret: string,
  onnumber: (screen: number) => void,
  open = () => openSocket(table),
): Socket {
  const real = open();
  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (data) => real.send(greeting(data, secret)),
    close: () => real.close(),
  };
  real.onopen = (event) => socket.onopen?.(event);
  real.onclose = (event) => socket.onclose?.(event);
  real.onmessage = (event) => {
    const message = JSON.parse(event.data) as AnyToPage;
    if (message.kind === 'snapshot' && message.screen != null) onnumber(message.screen);
    socket.onmessage?.(event);
  };
  return socket;
}

function greeting(data: string, screen: string): string {
  const message = JSON.parse(data) as AnyFromPage;
  return message.kind === 'hello' ? JSON.stringify({ ...message, tokens: [], screen }) : data;
}
