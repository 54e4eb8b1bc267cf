import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import { type CloseReason, type Connection, closeWithError } from './connection.ts';
import { announce, type HubContext } from './hub-options.ts';
import { fullBucket } from './rate-limit.ts';
import { receive, receiveSign } from './router.ts';

/** Handles a socket from its upgrade to its end. */
export function acceptSocket(
  context: HubContext,
  socket: WebSocket,
  request: IncomingMessage,
): void {
  const now = context.now();
  const connection: Connection = {
    id: randomUUID(),
    socket,
    openedAt: now,
    bucket: fullBucket(context.limits.messages, now),
    state: 'opened',
    request,
    principal: undefined,
    subscriptions: [],
    heardAt: now,
    contactAt: now,
    wroteAt: now,
    beatEveryMs: 0,
    work: undefined,
    waiting: 0,
    buckets: undefined,
  };
  context.registry.open(connection);
  const hearSign = () => receiveSign(context, connection);
  socket.on('message', (data, isBinary) => receive(context, connection, data, isBinary));
  socket.on('ping', hearSign);
  socket.on('pong', hearSign);
  // A broken WebSocket frame: `ws` closes the socket, and 'close' follows.
  socket.on('error', () => {});
  socket.on('close', () => {
    if (connection.state !== 'refused') connection.state = 'gone';
    leave(context, connection);
  });
}

/** Removes a socket and announces it, once. */
export function leave(context: HubContext, connection: Connection): void {
  if (!context.registry.leave(connection)) return;
  connection.subscriptions = [];
  connection.request = undefined;
  void announce(context, context.options.onDisconnected, connection);
}

/** Closes sockets on the server's initiative. */
export function refuseAll(
  { refuse }: HubContext,
  connections: Iterable<Connection>,
  reason: CloseReason,
): void {
  for (const connection of connections) refuse(connection, reason);
}

/** Closes a socket with an ERROR frame and removes it, once. */
export function refuseSocket(
  context: HubContext,
  connection: Connection,
  reason: CloseReason,
): void {
  if (connection.state === 'refused' || connection.state === 'gone') return;
  closeWithError(connection, reason, context.now());
  leave(context, connection);
}

const GOING_AWAY = 1001;

/** Closes every socket after processing its pending messages, and waits for the end. */
export async function sendAllAway({ registry }: HubContext): Promise<void> {
  const connections = [...registry.all];
  await Promise.all(
    connections.map(async (connection) => {
      const closed = new Promise((resolve) => connection.socket.once('close', resolve));
      connection.state = 'leaving';
      connection.socket.close(GOING_AWAY, 'going away');
      await Promise.all([closed, connection.work]);
    }),
  );
}
