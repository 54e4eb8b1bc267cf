import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import type { Actor } from '../http/actor.ts';
import { encodeFrame } from './codec.ts';
import type { Bucket } from './rate-limit.ts';

/** The person of a socket, from the session, never from a frame. */
export type Principal = Pick<Actor, 'accountId' | 'sessionId' | 'email' | 'role'>;

/** Channels that a browser may subscribe to: its presence ping, its own events, and everybody's. */
export type Channel = 'ping' | 'private' | 'public';

/** One subscription; its events are sent under the browser's own id. */
export type Subscription = { id: string; channel: Channel };

/**
 * opened → authenticating → connected → leaving (DISCONNECT) → gone. Any state may change to refused, after
 * which nothing more is read or processed.
 */
export type ConnectionState =
  | 'opened'
  | 'authenticating'
  | 'connected'
  | 'leaving'
  | 'refused'
  | 'gone';

/** One socket. Kept small: thousands are idle. Times are milliseconds of a monotonic clock. */
export type Connection = {
  readonly id: string;
  readonly socket: WebSocket;
  readonly openedAt: number;
  readonly bucket: Bucket;
  state: ConnectionState;
  /** The upgrade request, until the browser is authenticated. */
  request: IncomingMessage | undefined;
  principal: Principal | undefined;
  subscriptions: readonly Subscription[];
  heardAt: number;
  contactAt: number;
  wroteAt: number;
  /** The heartbeat interval that this browser requests; 0: none. */
  beatEveryMs: number;
  /** Its frames not yet processed, in order. */
  work: Promise<void> | undefined;
  waiting: number;
  /** Its state in the limits of single destinations. */
  buckets: Map<string, Bucket> | undefined;
};

/** Why the server closes a socket, as sent in the ERROR frame. */
export type CloseReason =
  | 'forbidden'
  | 'malformed'
  | 'not-connected'
  | 'not-supported'
  | 'too-many'
  | 'late'
  | 'silent'
  | 'replaced'
  | 'session-ended'
  | 'unavailable';

/** Unsent bytes after which a browser that does not read is closed. */
export const MAX_UNSENT_BYTES = 1024 * 1024;

const POLICY_VIOLATION = 1008;
const TEXT = { binary: false, compress: false };

// One buffer per reason, shared by all refused sockets.
const ERROR_FRAMES = new Map<CloseReason, Buffer>();

function errorFrame(reason: CloseReason): Buffer {
  const known = ERROR_FRAMES.get(reason);
  if (known) return known;
  const frame = encodeFrame('ERROR', [
    ['version', '1.2'],
    ['message', reason],
  ]);
  ERROR_FRAMES.set(reason, frame);
  return frame;
}

/** Writes an encoded frame; the same bytes may go to many sockets. */
export function write(connection: Connection, frame: Buffer, now: number): void {
  const { socket } = connection;
  if (socket.bufferedAmount > MAX_UNSENT_BYTES) {
    socket.terminate();
    return;
  }
  connection.wroteAt = now;
  socket.send(frame, TEXT);
}

/** Sends the reason in an ERROR frame and closes; later frames of this socket have no effect. */
export function closeWithError(connection: Connection, reason: CloseReason, now: number): void {
  write(connection, errorFrame(reason), now);
  connection.state = 'refused';
  connection.request = undefined;
  connection.socket.close(POLICY_VIOLATION, reason);
}
