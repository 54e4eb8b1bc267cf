import { z } from 'zod';
import type { Bus, BusLog } from '../bus/bus.ts';

/** What nodes tell each other about sockets. The shape is validated; the content is not trusted. */
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

/** Reads what came over the bus; `undefined` where it is nothing of ours. */
export function readHubEvent(message: string): HubEvent | undefined {
  try {
    return hubEventSchema.safeParse(JSON.parse(message)).data;
  } catch {
    return undefined;
  }
}

/** What capabilities say through the hub; each reaches its sockets on every node. */
export type HubVoice = {
  /** To every socket of a person. */
  toAccount: (accountId: string, payload: unknown) => void;
  /** The same to every socket of several people. */
  toAccounts: (accountIds: readonly string[], payload: unknown) => void;
  /** Asks a professional for a sign of presence. */
  toPing: (accountId: string, payload: unknown) => void;
  /** To everybody who is connected: never anything personal. */
  toEveryone: (payload: unknown) => void;
  /** To one tab of a person. */
  toSocket: (connectionId: string, payload: unknown) => void;
  /** The session is over: its sockets close. */
  closeSession: (sessionId: string) => void;
  /** The account may no longer be here: its sockets close. */
  closeAccount: (accountId: string) => void;
};

/** Where the hubs of all nodes hear each other. */
export const BUS_CHANNEL = 'stomp';

/** The voice of the clinic: what is said reaches the hub of every node, this one's too. */
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
