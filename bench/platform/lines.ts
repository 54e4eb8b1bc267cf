import WebSocket from 'ws';
import type { Session } from '../sessions.ts';

/** An open socket to measure. */
export type Line = { socket: WebSocket; accountId: string };

const AT_ONCE = 50;

/** Opens many sockets, some at once. */
export async function openLines(
  count: number,
  open: (index: number) => Promise<Line>,
): Promise<Line[]> {
  const lines: Line[] = [];
  while (lines.length < count) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - lines.length) }, (_, offset) =>
      open(lines.length + offset),
    );
    lines.push(...(await Promise.all(batch)));
  }
  return lines;
}

const socketAt = (url: string) =>
  new WebSocket(`${url.replace('http', 'ws')}/ws`, { perMessageDeflate: false });

/** A socket of the product: connected with a session and subscribed to the public channel. */
export function stompLine(url: string, { id: accountId, token }: Session): Promise<Line> {
  const socket = socketAt(url);
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('refused')));
    socket.once('open', () =>
      socket.send(
        `CONNECT\naccept-version:1.2\nheart-beat:0,0\nAuthorization:Bearer ${token}\n\n\0`,
      ),
    );
    socket.once('message', () => {
      socket.send('SUBSCRIBE\nid:p\ndestination:/allusers/public\nreceipt:p\n\n\0');
      socket.once('message', () => resolve({ socket, accountId }));
    });
  });
}

/** A socket without a protocol. */
export function plainLine(url: string): Promise<Line> {
  const socket = socketAt(url);
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => resolve({ socket, accountId: '' }));
  });
}

/** Milliseconds between the first and the last arrival of an event sent to everybody. */
export async function lastDelivery(lines: Line[], act: () => Promise<unknown>): Promise<number> {
  let first = 0;
  const arrived = lines.map(
    ({ socket }) =>
      new Promise<void>((resolve) =>
        socket.once('message', () => {
          first ||= performance.now();
          resolve();
        }),
      ),
  );
  const acted = act();
  await Promise.all(arrived);
  const took = performance.now() - first;
  await acted;
  return took;
}

/** Messages per second when every socket sends some at once, until the last one of each is answered. */
export async function spoken(
  lines: Line[],
  each: number,
  text: (line: Line, isLast: boolean) => string,
): Promise<number> {
  const answered = lines.map(
    ({ socket }) => new Promise<void>((resolve) => socket.once('message', () => resolve())),
  );
  const started = performance.now();
  for (let turn = 1; turn <= each; turn += 1) {
    for (const line of lines) line.socket.send(text(line, turn === each));
  }
  await Promise.all(answered);
  return (lines.length * each) / ((performance.now() - started) / 1000);
}
