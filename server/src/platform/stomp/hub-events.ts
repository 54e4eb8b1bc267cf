import { z } from 'zod';
import type { Bus, BusLog } from '../bus/bus.ts';

/** Events between nodes about sockets. Their shape is validated; their content is not trusted. */
const hubEventSchema = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('account'),
    accountId: z.string(),
    channel: z.enum(['private', 'ping']),
    body: z.string(),
  }),
  z.object({ act: z.literal('accounts'), accountIds: z.array(z.string()), body: z.string() }),
  z.object({ act: z.literal('everyone'), body: z.string() }),
  z.object({ act: z.literal('socket'), connectionId: z.string(), body: z.string() }),
  z.object({ act: z.literal('close-session'), sessionId: z.string() }),
  z.object({ act: z.literal('close-account'), accountId: z.string() }),
]);
export type HubEvent = z.infer<typeof hubEventSchema>;

/** Parses a message of the bus; `undefined` for a foreign one. */
export function readHubEvent(message: string): HubEvent | undefined {
  try {
    return hubEventSchema.safeParse(JSON.parse(message)).data;
  } catch {
    return undefined;
  }
}

/** Sends events to sockets on every node. */
export type HubVoice = {
  /** To every socket of a person. */
  toAccount: (accountId: string, payload: unknown) => void;
  /** To every socket of several people. */
  toAccounts: (accountIds: readonly string[], payload: unknown) => void;
  /** Pings a professional. */
  toPing: (accountId: string, payload: unknown) => void;
  /** To everybody connected: never personal data. */
  toEveryone: (payload: unknown) => void;
  /** To one tab of a person. */
  toSocket: (connectionId: string, payload: unknown) => void;
  /** Closes the sockets of an ended session. */
  closeSession: (sessionId: string) => void;
  /** Closes the sockets of a disabled account. */
  closeAccount: (accountId: string) => void;
};

/** Channel of the bus between hubs. */
export const BUS_CHANNEL = 'stomp';

/** Publishes to the hubs of all nodes, including this one. */
export function openVoice({ bus, log }: { bus: Bus; log: BusLog }): HubVoice {
  const say = (event: HubEvent): void => {
    bus.publish(BUS_CHANNEL, JSON.stringify(event)).catch((error: unknown) => {
      log.error({ err: error }, 'stomp: an event could not be published');
    });
  };
  return {
    toAccount: (accountId, payload) =>
      say({ act: 'account', accountId, channel: 'private', body: JSON.stringify(payload) }),
    toAccounts: (accountIds, payload) => {
      if (accountIds.length > 0)
        say({ act: 'accounts', accountIds: [...accountIds], body: JSON.stringify(payload) });
    },
    toPing: (accountId, payload) =>
      say({ act: 'account', accountId, channel: 'ping', body: JSON.stringify(payload) }),
    toEveryone: (payload) => say({ act: 'everyone', body: JSON.stringify(payload) }),
    toSocket: (connectionId, payload) =>
      say({ act: 'socket', connectionId, body: JSON.stringify(payload) }),
    closeSession: (sessionId) => say({ act: 'close-session', sessionId }),
    closeAccount: (accountId) => say({ act: 'close-account', accountId }),
  };
}
