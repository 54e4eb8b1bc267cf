import type { IncomingMessage } from 'node:http';
import type { Bus, BusLog } from '../bus/bus.ts';
import type { Channel, CloseReason, Connection, Principal } from './connection.ts';
import type { HeartBeats } from './heart-beats.ts';
import type { Allowance } from './rate-limit.ts';
import type { Registry } from './registry.ts';
import type { SendRoutes } from './send-routes.ts';

/** Told when somebody comes, goes or gives a sign of life. */
export type ConnectionHook = (principal: Principal, connectionId: string) => void | Promise<void>;

/** What the hub must be told, since it knows neither accounts nor sessions. */
export type HubOptions = {
  bus: Bus;
  log: BusLog;
  /** Who this is; `undefined` for a stranger. Gets the upgrade request for its cookie. */
  authenticate: (request: IncomingMessage, idToken: string) => Promise<Principal | undefined>;
  /** Whether a session that had been let in still is; believed for ever where absent. */
  isStillIn?: (principal: Principal) => Promise<boolean>;
  isOriginAllowed: (origin: string | undefined, host: string | undefined) => boolean;
  /** Who may listen to which of the own channels; everybody to each where absent. */
  maySubscribe?: (principal: Principal, channel: Channel) => boolean;
  onConnected?: ConnectionHook;
  onDisconnected?: ConnectionHook;
  /** Anything heard from the browser, at most once a second and socket: leases live on this. */
  onContact?: ConnectionHook;
  limits?: Partial<HubLimits>;
};

/** The numbers of the socket. */
export type HubLimits = {
  connectWithinMs: number;
  heartBeats: HeartBeats;
  messages: Allowance;
  socketsPerSession: number;
  /** Frames of one socket that may wait while an earlier one is being done. */
  waitingFrames: number;
  contactEveryMs: number;
  sweepEveryMs: number;
};

export const HUB_LIMITS: HubLimits = {
  connectWithinMs: 5_000,
  heartBeats: { outgoing: 10_000, incoming: 10_000 },
  messages: { perSecond: 10, burst: 30 },
  socketsPerSession: 3,
  waitingFrames: 100,
  contactEveryMs: 1_000,
  sweepEveryMs: 1_000,
};

/** What the parts of the hub share. */
export type HubContext = {
  options: HubOptions;
  limits: HubLimits;
  registry: Registry;
  routes: SendRoutes;
  /** Milliseconds of a clock that never jumps. */
  now: () => number;
  /** Closes a socket with an ERROR frame and forgets it. */
  refuse: (connection: Connection, reason: CloseReason) => void;
  /** Writes an event to those of these sockets that listen to the channel. */
  deliver: (connections: Iterable<Connection>, channel: Channel, body: string) => void;
};

/** Calls a hook without letting its failure reach the socket. */
export async function announce(
  { options: { log } }: HubContext,
  hook: ConnectionHook | undefined,
  { principal, id }: Connection,
): Promise<void> {
  if (!hook || !principal) return;
  try {
    await hook(principal, id);
  } catch (error) {
    log.error({ err: error, connectionId: id }, 'stomp: a connection hook failed');
  }
}
