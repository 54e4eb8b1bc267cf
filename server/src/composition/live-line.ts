import { actorOfSocket, keepSessions, principalOfToken } from '../accounts/index.ts';
import { guardQueueSocket } from '../guard-queue/index.ts';
import type { Outside } from '../outside.ts';
import type { HttpServer } from '../platform/http/http-server.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import { RESYNC } from '../platform/stomp/catch-up.ts';
import { createHub, type Hub } from '../platform/stomp/hub.ts';
import type { RequireActor } from '../platform/stomp/send-routes.ts';
import { presenceSocket, startLeaseRenewals } from '../presence/index.ts';
import { loseConnection, renewSeats, videoCallSocket } from '../video-call/index.ts';
import { renewLeases } from '../visits/index.ts';
import type { Care } from './care.ts';
import type { People } from './people.ts';

/** How long sockets that cannot be notified stay open, in case the database comes back. */
const DEAF_AFTER_MS = 9_000;

/** Heartbeats of sockets; incoming ones keep a place in the queue (requirement: queue grace). */
const HEART_BEATS = { outgoing: 10_000, incoming: 10_000 };

/** The sockets of this node, and the recording of their heartbeats. */
export type LiveLine = Pick<Hub, 'sessions' | 'toPing'> & { close: () => Promise<void> };

/** Opens the sockets: who may connect, what they may send, and what their heartbeats renew. */
export async function openLiveLine(
  { bus, log, watch }: Outside,
  http: HttpServer,
  { accounts, presence }: People,
  { queue, videoCall, visits }: Care,
): Promise<LiveLine> {
  const keepSessionsOf = (accountIds: string[]) =>
    keepSessions(accounts, accountIds, hub.sessions());
  const people = startLeaseRenewals(async (accountIds) => {
    const [{ onDuty, back }] = await Promise.all([
      presence.renew(accountIds),
      renewLeases(visits, accountIds),
    ]);
    // Nobody told them who joined while they were away, nor since they read the line.
    hub.toAccounts(back, RESYNC);
    await keepSessionsOf(onDuty);
  }, log);
  const seats = startLeaseRenewals(
    async (sockets) => keepSessionsOf(await renewSeats(videoCall, sockets)),
    log,
  );
  const hub = await createHub({
    bus,
    log,
    authenticate: (_, idToken) => principalOfToken(accounts, idToken),
    isStillIn: async (principal) => (await actorOfSocket(accounts, principal)) !== undefined,
    isOriginAllowed: http.isOwnOrigin,
    maySubscribe: ({ role }, channel) => channel !== 'ping' || role === 'PROFESSIONAL',
    // Whoever opens the page is present at once, not with the first heartbeat.
    onConnected: ({ accountId }) => people.touch(accountId),
    onContact: ({ accountId }, connectionId) => {
      people.touch(accountId);
      seats.touch(connectionId);
    },
    onDisconnected: async (_, connectionId) => {
      await seats.forget(connectionId);
      await loseConnection(videoCall, connectionId);
    },
    limits: { heartBeats: HEART_BEATS },
  });
  const requireActor: RequireActor = async ({ principal }) => {
    const actor = await actorOfSocket(accounts, principal);
    if (!actor) throw refuseKernel('session.required');
    return actor;
  };
  presenceSocket(hub, people);
  guardQueueSocket(hub, queue, requireActor);
  videoCallSocket(hub, videoCall, requireActor);
  hub.attach(http.server);
  watch.onAwayFor(DEAF_AFTER_MS, hub.dropEveryone);
  const close = async () => {
    people.stop();
    seats.stop();
    await hub.close();
  };
  return { sessions: hub.sessions, toPing: hub.toPing, close };
}
