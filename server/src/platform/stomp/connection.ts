import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import type { Actor } from '../http/actor.ts';
import { encodeFrame } from './codec.ts';
import type { Bucket } from './rate-limit.ts';

/** The person behind a socket, as the session says: never as a frame says. */
export type Principal = Pick<Actor, 'accountId' | 'sessionId' | 'email' | 'role'>;

/** The three things a browser may listen to: its presence ping, its own events, everybody's. */
export type Channel = 'ping' | 'private' | 'public';

/** One subscription of a socket: events of the channel travel under the browser's own id. */
export type Subscription = { id: string; channel: Channel };

/**
 * opened → authenticating → connected → leaving (DISCONNECT) → gone;
 * refused from anywhere: nothing more is read, and nothing that waits is done.
 */
export type ConnectionState =
  | 'opened'
  | 'authenticating'
  | 'connected'
  | 'leaving'
  | 'refused'
  | 'gone';

/** One socket. Kept small: thousands of them lie idle. Times are milliseconds of a steady clock. */
export type Connection = {
  readonly id: string;
  readonly socket: WebSocket;
  readonly openedAt: number;
  readonly bucket: Bucket;
  state: ConnectionState;
  /** The upgrade request, until the browser is known. */
  request: IncomingMessage | undefined;
  principal: Principal | undefined;
  subscriptions: readonly Subscription[];
  heardAt: number;
  contactAt: number;
  wroteAt: number;
  /** How often this browser wants a heart-beat; 0: never. */
  beatEveryMs: number;
  /** What it sent and is not done yet, one after the other. */
  work: Promise<void> | undefined;
  waiting: number;
  /** What it has left of the allowances that single destinations have. */
  buckets: Map<string, Bucket> | undefined;
};

/** Why a socket is closed by the server, told in the ERROR frame. */
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

/** A browser that does not read is let go before it fills the memory. */
export const MAX_UNSENT_BYTES = 1024 * 1024;

const POLICY_VIOLATION = 1008;
const TEXT = { binary: false, compress: false };

// One buffer per reason: whoever is refused for the same reason gets the same bytes.
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

/** Writes a frame that is already bytes; the same bytes may go to many sockets. */
export function write(connection: Connection, frame: Buffer, now: number): void {
  const { socket } = connection;
  if (socket.bufferedAmount > MAX_UNSENT_BYTES) {
    socket.terminate();
    return;
  }
  connection.wroteAt = now;
  socket.send(frame, TEXT);
}

/** Says why in an ERROR frame and closes: from here on nothing of this socket has any effect. */
export function closeWithError(connection: Connection, reason: CloseReason, now: number): void {
  write(connection, errorFrame(reason), now);
  connection.state = 'refused';
  connection.request = undefined;
  connection.socket.close(POLICY_VIOLATION, reason);
}
