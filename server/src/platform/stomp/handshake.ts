import type { IncomingMessage } from 'node:http';
import { type ClientFrame, encodeFrame, type Headers } from './codec.ts';
import { type Connection, type Principal, write } from './connection.ts';
import { negotiateHeartBeat } from './heart-beats.ts';
import { announce, type HubContext } from './hub-options.ts';

/** Connects a browser with the token of a live session. */
export async function connect(
  context: HubContext,
  connection: Connection,
  { headers }: ClientFrame,
): Promise<void> {
  const { request } = connection;
  const beatEveryMs = negotiateHeartBeat(headers.get('heart-beat'), context.limits.heartBeats);
  const token = idToken(headers);
  if (!headers.get('accept-version')?.split(',').includes('1.2')) {
    context.refuse(connection, 'not-supported');
  } else if (beatEveryMs === undefined) {
    context.refuse(connection, 'malformed');
  } else if (token === undefined || !request) {
    context.refuse(connection, 'forbidden');
  } else {
    connection.state = 'authenticating';
    connection.beatEveryMs = beatEveryMs;
    await admit(context, connection, request, token);
  }
}

async function admit(
  context: HubContext,
  connection: Connection,
  request: IncomingMessage,
  token: string,
): Promise<void> {
  try {
    const principal = await context.options.authenticate(request, token);
    if (!isAuthenticating(connection)) return;
    if (principal) enter(context, connection, principal);
    else context.refuse(connection, 'forbidden');
  } catch (error) {
    context.options.log.error({ err: error }, 'stomp: who connects could not be found out');
    if (isAuthenticating(connection)) context.refuse(connection, 'unavailable');
  }
}

// By now the browser may have left, sent frames too early or taken too long.
const isAuthenticating = ({ state }: Connection): boolean => state === 'authenticating';

function enter(context: HubContext, connection: Connection, principal: Principal): void {
  const { registry, limits, options } = context;
  const { outgoing, incoming } = limits.heartBeats;
  const now = context.now();
  connection.state = 'connected';
  connection.principal = principal;
  connection.request = undefined;
  connection.contactAt = now;
  registry.enter(connection, principal);

  const welcome = encodeFrame('CONNECTED', [
    ['version', '1.2'],
    ['heart-beat', `${outgoing},${incoming}`],
    ['session', connection.id],
  ]);
  write(connection, welcome, now);

  const sockets = registry.ofSession(principal.sessionId);
  const oldest = sockets[0];
  if (oldest && sockets.length > limits.socketsPerSession) context.refuse(oldest, 'replaced');
  void announce(context, options.onConnected, connection);
}

function idToken(headers: Headers): string | undefined {
  const [, bearer] = /^Bearer (\S+)$/.exec(headers.get('Authorization') ?? '') ?? [];
  return bearer ?? (headers.get('passcode') || undefined);
}
