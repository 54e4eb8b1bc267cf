import { once } from 'node:events';
import { type ClientOptions, WebSocket } from 'ws';

/** A socket that can send invalid frames, and records what it receives. */
export type RawSocket = {
  socket: WebSocket;
  received: string[];
  send: (...frames: (string | Buffer)[]) => void;
  /** The server's close code. */
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

/** A frame as text; headers as `name:value`. */
export const frame = (command: string, headers: readonly string[] = [], body = ''): string =>
  `${[command, ...headers].join('\n')}\n\n${body}\0`;

/** A valid CONNECT frame. */
export const connectFrame = (token: string, ...more: string[]): string =>
  frame('CONNECT', ['accept-version:1.2', `Authorization:Bearer ${token}`, ...more]);

/** Opens a bare WebSocket that is connected as a person. */
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
