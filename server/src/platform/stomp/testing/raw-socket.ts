import { once } from 'node:events';
import { type ClientOptions, WebSocket } from 'ws';

/** A socket that sends what no honest client would, and remembers what it got. */
export type RawSocket = {
  socket: WebSocket;
  received: string[];
  send: (...frames: (string | Buffer)[]) => void;
  /** The code with which the server closed. */
  closed: Promise<number>;
  waitFor: (part: string) => Promise<string>;
};

const WITHIN_MS = 15_000;

/** Opens a bare WebSocket. */
export async function openRaw(url: string, options: ClientOptions = {}): Promise<RawSocket> {
  const socket = new WebSocket(url, ['v12.stomp'], { maxPayload: 0, ...options });
  const received: string[] = [];
  const closed = once(socket, 'close').then(([code]) => Number(code));
  socket.on('error', () => {});
  socket.on('message', (data) => received.push(String(data)));
  await once(socket, 'open');

  const waitFor = async (part: string): Promise<string> => {
    const signal = AbortSignal.timeout(WITHIN_MS);
    for (;;) {
      const found = received.find((text) => text.includes(part));
      if (found !== undefined) return found;
      await once(socket, 'message', { signal });
    }
  };
  const send = (...frames: (string | Buffer)[]) => {
    for (const one of frames) socket.send(one);
  };
  return { socket, received, send, closed, waitFor };
}

/** A frame as text; a header is given as `name:value`. */
export const frame = (command: string, headers: readonly string[] = [], body = ''): string =>
  `${[command, ...headers].join('\n')}\n\n${body}\0`;

/** The first frame of an honest browser. */
export const connectFrame = (token: string, ...more: string[]): string =>
  frame('CONNECT', ['accept-version:1.2', `Authorization:Bearer ${token}`, ...more]);

/** A bare WebSocket that is already connected as somebody. */
export async function openConnected(
  url: string,
  token: string,
  options: ClientOptions = {},
): Promise<RawSocket> {
  const raw = await openRaw(url, options);
  raw.send(connectFrame(token));
  await raw.waitFor('CONNECTED');
  return raw;
}
