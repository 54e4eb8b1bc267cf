import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { closeEnded, RESYNC } from './catch-up.ts';
import { deliver } from './delivery.ts';
import {
  BUS_CHANNEL,
  type HubEvent,
  type HubVoice,
  openVoice,
  readHubEvent,
} from './hub-events.ts';
import { HUB_LIMITS, type HubContext, type HubOptions } from './hub-options.ts';
import { createRegistry } from './registry.ts';
import { createSendRoutes, type SendRoute } from './send-routes.ts';
import { acceptSocket, refuseAll, refuseSocket, sendAllAway } from './sockets.ts';
import { startSweep } from './sweep.ts';
import { createUpgradeListener } from './upgrade.ts';

/** The sockets of this node, and how events reach them. */
export type Hub = HubVoice & {
  /** Handles the upgrades of an HTTP server. */
  attach: (server: Server) => void;
  /** Adds a destination that browsers may send to. */
  onSend: (route: SendRoute) => void;
  /** Closes all sockets, since this node cannot read the database now. */
  dropEveryone: () => void;
  /** The sockets of a person on this node. */
  connectionsOf: (accountId: string) => string[];
  /** The sessions with a socket on this node. */
  sessions: () => string[];
  close: () => Promise<void>;
};

/** Builds the hub of this node. */
export async function createHub(options: HubOptions): Promise<Hub> {
  const context = createContext(options);
  const { registry, routes } = context;
  const stopSweep = startSweep(context);
  const leaveBus = await options.bus.subscribe(BUS_CHANNEL, (message) => {
    const event = readHubEvent(message);
    if (event) handleEvent(context, event);
  });
  const voice = openVoice(options);
  options.bus.onRecovered(() => {
    voice.toEveryone(RESYNC);
    void closeEnded(context);
  });
  let isOpen = true;

  const onUpgrade = createUpgradeListener({
    isOriginAllowed: options.isOriginAllowed,
    isOpen: () => isOpen,
    accept: (socket, request) => acceptSocket(context, socket, request),
  });

  return {
    ...voice,
    attach: (server) => {
      server.on('upgrade', onUpgrade);
    },
    onSend: routes.add,
    dropEveryone: () => refuseAll(context, registry.all, 'unavailable'),
    connectionsOf: (accountId) => registry.ofAccount(accountId).map(({ id }) => id),
    sessions: registry.sessions,
    close: async () => {
      isOpen = false;
      stopSweep();
      await leaveBus();
      await sendAllAway(context);
    },
  };
}

function createContext(options: HubOptions): HubContext {
  const nextMessageId = messageIds();
  const now = () => performance.now();
  const context: HubContext = {
    options,
    limits: { ...HUB_LIMITS, ...options.limits },
    registry: createRegistry(),
    routes: createSendRoutes(),
    now,
    refuse: (connection, reason) => refuseSocket(context, connection, reason),
    deliver: (connections, channel, body) =>
      deliver(connections, channel, { messageId: nextMessageId(), body, now: now() }),
  };
  return context;
}

/** Ids that are unique across nodes. */
function messageIds(): () => string {
  const node = randomUUID();
  let count = 0;
  return () => `${node}-${++count}`;
}

function handleEvent(context: HubContext, event: HubEvent): void {
  const { registry } = context;
  switch (event.act) {
    case 'account':
      context.deliver(registry.ofAccount(event.accountId), event.channel, event.body);
      break;
    case 'accounts':
      for (const accountId of event.accountIds)
        context.deliver(registry.ofAccount(accountId), 'private', event.body);
      break;
    case 'everyone':
      context.deliver(registry.all, 'public', event.body);
      break;
    case 'socket':
      context.deliver(registry.withId(event.connectionId), 'private', event.body);
      break;
    case 'close-session':
      refuseAll(context, registry.ofSession(event.sessionId), 'session-ended');
      break;
    case 'close-account':
      refuseAll(context, registry.ofAccount(event.accountId), 'session-ended');
      break;
  }
}
