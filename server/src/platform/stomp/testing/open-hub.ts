import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import type { Bus } from '../../bus/bus.ts';
import { createInProcessBus } from '../../bus/in-process-bus.ts';
import { createQuietLog, type QuietLog } from '../../bus/testing/quiet-log.ts';
import type { Principal } from '../connection.ts';
import { createHub, type Hub } from '../hub.ts';
import type { HubOptions } from '../hub-options.ts';

/** A test's hub on a real HTTP server, and what it announced. */
export type OpenHub = {
  hub: Hub;
  url: string;
  port: number;
  log: QuietLog;
  announced: string[];
  /** How many TCP connections the server holds. */
  connections: () => Promise<number>;
  close: () => Promise<void>;
};

export const OUR_ORIGIN = 'http://clinica.test';

/** A token for tests: the account and the number of the session, in the clear. */
export const tokenOf = (accountId: string, session = 1): string => `${accountId}.${session}`;

/** Ana is a patient; names starting with doc are professionals; 'nadie' has no session. */
export function principalOf(token: string): Principal | undefined {
  const [accountId = '', session] = token.split('.');
  if (accountId === 'nadie' || session === undefined) return undefined;
  const role = accountId.startsWith('doc') ? 'PROFESSIONAL' : 'PATIENT';
  return { accountId, sessionId: token, email: `${accountId}@clinica.test`, role };
}

/** Opens a hub; every test closes its own. */
export async function openHub(options: Partial<HubOptions> = {}, givenBus?: Bus): Promise<OpenHub> {
  const log = createQuietLog();
  const bus = givenBus ?? createInProcessBus(log);
  const announced: string[] = [];
  const hub = await createHub({
    bus,
    log,
    authenticate: async (_request, idToken) => principalOf(idToken),
    isOriginAllowed: (origin) => origin === undefined || origin === OUR_ORIGIN,
    onConnected: ({ accountId }) => void announced.push(`${accountId} came`),
    onDisconnected: ({ accountId }) => void announced.push(`${accountId} went`),
    ...options,
  });
  const server = createServer((_request, response) => response.writeHead(404).end());
  hub.attach(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const close = async () => {
    await hub.close();
    await bus.close();
    server.closeAllConnections();
    server.close();
  };
  const connections = () => promisify(server.getConnections.bind(server))();
  return { hub, url: `ws://127.0.0.1:${port}/ws`, port, log, announced, connections, close };
}
