import { isDatabaseUnavailable } from '../database/is-database-unavailable.ts';
import { mayCall } from '../http/policy.ts';
import { type ClientFrame, encodeFrame } from './codec.ts';
import { type Connection, write } from './connection.ts';
import type { HubContext } from './hub-options.ts';
import { ForbiddenFrame, type RouteMatch, type SentMessage } from './send-routes.ts';

/** Passes a SEND to its capability, after earlier ones of the same socket. */
export function send(context: HubContext, connection: Connection, frame: ClientFrame): void {
  const { principal } = connection;
  const match = context.routes.find(frame.headers.get('destination'));
  if (!match || !principal || !mayCall(match.route.who, principal.role)) {
    context.refuse(connection, 'forbidden');
    return;
  }
  if (connection.waiting >= context.limits.waitingFrames) {
    context.refuse(connection, 'too-many');
    return;
  }
  connection.waiting += 1;
  const perform = () => performNext(context, connection, match, frame);
  connection.work = connection.work ? connection.work.then(perform) : perform();
}

async function performNext(
  context: HubContext,
  connection: Connection,
  { route, rest }: RouteMatch,
  { headers, body }: ClientFrame,
): Promise<void> {
  const { principal, id: connectionId } = connection;
  const message = { destination: headers.get('destination') ?? '', rest, headers, body };
  try {
    // Frames sent before leaving are still processed; those of a refused socket are not.
    if (principal && connection.state !== 'refused') {
      await route.handle(message, { principal, connectionId });
      sendReceipt(context, connection, headers.get('receipt'));
    }
  } catch (error) {
    answerFailure(context, connection, message, error);
  } finally {
    connection.waiting -= 1;
    if (connection.waiting === 0) connection.work = undefined;
  }
}

/** Confirms a frame that asked for a receipt; a refused SEND gets none. */
export function sendReceipt(
  context: HubContext,
  connection: Connection,
  receipt: string | undefined,
): void {
  if (receipt === undefined || connection.state === 'refused') return;
  write(connection, encodeFrame('RECEIPT', [['receipt-id', receipt]]), context.now());
}

function answerFailure(
  context: HubContext,
  connection: Connection,
  message: SentMessage,
  error: unknown,
): void {
  const { log } = context.options;
  if (error instanceof ForbiddenFrame) {
    log.warn({ destination: message.destination, connectionId: connection.id }, 'stomp: forbidden');
    context.refuse(connection, 'forbidden');
    return;
  }
  const isUnavailable = isDatabaseUnavailable(error);
  const code = isUnavailable ? 'server.unavailable' : refusalCode(error);
  if (isUnavailable) {
    log.warn({ reason: String(error) }, 'stomp: database unavailable');
  } else if (code === undefined) {
    log.error({ err: error, destination: message.destination }, 'stomp: a handler failed');
  }
  const of = commandOf(message.body) ?? message.destination;
  const refused = { command: 'refused', of, code: code ?? 'server.fault' };
  context.deliver([connection], 'private', JSON.stringify(refused));
}

/** The code of a refusal; codes of database and network errors have another form. */
function refusalCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  const { code } = error;
  return typeof code === 'string' && /^[a-z][a-z-]*\.[a-z-]+$/.test(code) ? code : undefined;
}

/** The command of a refused message, so that its sender can identify it. */
function commandOf(body: string): string | undefined {
  try {
    const { command } = JSON.parse(body);
    return typeof command === 'string' ? command.slice(0, 64) : undefined;
  } catch {
    return undefined;
  }
}
