import { resyncSchema } from '@app/contract/kernel';
import type { Client } from '@stomp/stompjs';
import { useSyncExternalStore } from 'react';
import { session } from '../session/session.ts';
import type { ViewerRole } from '../session/session-source.ts';
import { createStore } from '../store.ts';

/** The account that connects, which decides its destinations. */
export type SocketOwner = { accountId: string; email: string; role: ViewerRole };

/** `off` before connecting; screens poll while it is not `connected`. */
export type SocketStatus = 'off' | 'connecting' | 'connected' | 'disconnected';

type Listener = (message: unknown) => void;

const HEARTBEAT_MS = 10_000;
const RECONNECT_MS = 2_000;

const status = createStore<SocketStatus>('off');
const listeners = {
  private: new Set<Listener>(),
  public: new Set<Listener>(),
  ping: new Set<Listener>(),
  resync: new Set<Listener>(),
};
type Channel = keyof typeof listeners;

let client: Client | null = null;
/** Incremented by every connect and disconnect: an attempt that finds it changed gives up. */
let wish = 0;

const tell = (channel: Channel, message?: unknown): void => {
  for (const listener of listeners[channel]) listener(message);
};

const listen =
  (channel: Channel) =>
  (listener: Listener): (() => void) => {
    listeners[channel].add(listener);
    return () => listeners[channel].delete(listener);
  };

function receive(channel: Channel) {
  return ({ body }: { body: string }) => {
    try {
      const message: unknown = JSON.parse(body);
      if (resyncSchema.safeParse(message).success) tell('resync');
      else tell(channel, message);
    } catch {
      // Not JSON, so not one of the product's pushes.
    }
  };
}

function subscribeAll(
  stomp: Client,
  { accountId, email, role }: SocketOwner,
  isFirst: boolean,
): void {
  stomp.subscribe(`/user/${accountId}/private`, receive('private'));
  // Only professionals are pinged for presence.
  if (role === 'PROFESSIONAL') stomp.subscribe(`/user/${email}/ping`, receive('ping'));
  stomp.subscribe('/allusers/public', receive('public'));
  status.set('connected');
  // Pushes sent while disconnected are lost, so screens fetch their state again.
  if (!isFirst) tell('resync');
}

async function buildClient(owner: SocketOwner): Promise<Client> {
  const { Client: Stomp } = await import('@stomp/stompjs');
  let isFirst = true;
  const stomp = new Stomp({
    brokerURL: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`,
    heartbeatIncoming: HEARTBEAT_MS,
    heartbeatOutgoing: HEARTBEAT_MS,
    reconnectDelay: RECONNECT_MS,
    beforeConnect: async () => {
      const token = await session.freshToken();
      stomp.connectHeaders = token ? { Authorization: `Bearer ${token}` } : {};
    },
    onConnect: () => {
      subscribeAll(stomp, owner, isFirst);
      isFirst = false;
    },
    onWebSocketClose: () => {
      if (client === stomp) status.set('disconnected');
    },
  });
  return stomp;
}

/** The socket: one per page, for the account that is logged in. */
export const socket = {
  getSnapshot: status.get,
  subscribe: status.subscribe,

  /** Connects and stays connected until `disconnect`. */
  async connect(owner: SocketOwner): Promise<void> {
    const left = socket.disconnect();
    const own = wish;
    status.set('connecting');
    const [stomp] = await Promise.all([buildClient(owner), left]);
    if (own !== wish) return;
    client = stomp;
    stomp.activate();
  },

  /** Reconnects at once, without waiting for the next attempt. */
  async wake(): Promise<void> {
    const stomp = client;
    if (!stomp || status.get() !== 'disconnected') return;
    await stomp.deactivate({ force: true });
    if (client === stomp) stomp.activate();
  },

  async disconnect(): Promise<void> {
    wish += 1;
    const leaving = client;
    client = null;
    status.set('off');
    await leaving?.deactivate();
  },

  /** Sends a command; returns `false` without a connection. */
  send(destination: string, body: unknown, headers: Record<string, string> = {}): boolean {
    if (!client?.connected) return false;
    client.publish({
      destination,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
    return true;
  },

  onPrivate: listen('private'),
  onPublic: listen('public'),
  onPing: listen('ping'),
  /** Runs after a reconnection of this socket or between servers, when pushes may have been lost. */
  onResync: listen('resync'),
};

/** State of the socket; screens poll while it is not connected. */
export const useSocketStatus = (): SocketStatus =>
  useSyncExternalStore(socket.subscribe, socket.getSnapshot);
