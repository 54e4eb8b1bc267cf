import type { IncomingMessage } from 'node:http';
import type { Bus, BusLog } from '../bus/bus.ts';
import type { Channel, CloseReason, Connection, Principal } from './connection.ts';
import type { HeartBeats } from './heart-beats.ts';
import type { Allowance } from './rate-limit.ts';
import type { Registry } from './registry.ts';
import type { SendRoutes } from './send-routes.ts';

/** Called when a person connects, leaves or gives a sign of life. */
export type ConnectionHook = (principal: Principal, connectionId: string) => void | Promise<void>;

/** What the hub needs, since it knows neither accounts nor sessions. */
export type HubOptions = {
  bus: Bus;
  log: BusLog;
  /** Returns the person; `undefined` without a valid token. Gets the upgrade request for its cookie. */
  authenticate: (request: IncomingMessage, idToken: string) => Promise<Principal | undefined>;
  /** Whether the session of a connected person is still live; assumed if absent. */
  isStillIn?: (principal: Principal) => Promise<boolean>;
  isOriginAllowed: (origin: string | undefined, host: string | undefined) => boolean;
  /** Who may subscribe to which of their own channels; all if absent. */
  maySubscribe?: (principal: Principal, channel: Channel) => boolean;
  onConnected?: ConnectionHook;
  onDisconnected?: ConnectionHook;
  /** Called on anything received from the browser, at most once a second per socket: renews leases. */
  onContact?: ConnectionHook;
  limits?: Partial<HubLimits>;
};

/** Limits and intervals of sockets. */
export type HubLimits = {
  connectWithinMs: number;
  heartBeats: HeartBeats;
  messages: Allowance;
  socketsPerSession: number;
  /** Frames of one socket that may wait while an earlier one is processed. */
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

/** Context shared by the parts of the hub. */
export type HubContext = {
  options: HubOptions;
  limits: HubLimits;
  registry: Registry;
  routes: SendRoutes;
  /** Milliseconds of a monotonic clock. */
  now: () => number;
  /** Closes a socket with an ERROR frame and removes it. */
  refuse: (connection: Connection, reason: CloseReason) => void;
  /** Writes an event to the given sockets that subscribed to the channel. */
  deliver: (connections: Iterable<Connection>, channel: Channel, body: string) => void;
};

/** Calls a hook; its failure does not affect the socket. */
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
