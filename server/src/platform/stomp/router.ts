import type { RawData } from 'ws';
import { type ClientCommand, type ClientFrame, decodeFrame, MalformedFrame } from './codec.ts';
import type { CloseReason, Connection } from './connection.ts';
import { connect } from './handshake.ts';
import { announce, type HubContext } from './hub-options.ts';
import { fullBucket, spend } from './rate-limit.ts';
import { send, sendReceipt } from './sends.ts';
import { channelOf, isPlainId, MAX_SUBSCRIPTIONS, without } from './subscriptions.ts';

/** Processes one WebSocket message, if its sender may send it. */
export function receive(
  context: HubContext,
  connection: Connection,
  data: RawData,
  isBinary: boolean,
): void {
  if (!isListening(connection)) return;
  const frame = isBinary || !Buffer.isBuffer(data) ? 'malformed' : read(data);
  if (frame === 'malformed') context.refuse(connection, 'malformed');
  else if (!mayStillSpeak(context, connection, frame)) context.refuse(connection, 'too-many');
  else {
    hear(context, connection);
    if (frame) dispatch(context, connection, frame);
  }
}

/** Processes a WebSocket ping or pong: contact, and counted like any message. */
export function receiveSign(context: HubContext, connection: Connection): void {
  if (!isListening(connection)) return;
  if (mayStillSpeak(context, connection, undefined)) hear(context, connection);
  else context.refuse(connection, 'too-many');
}

const isListening = ({ state }: Connection): boolean =>
  state === 'opened' || state === 'authenticating' || state === 'connected';

function read(data: Buffer): ClientFrame | undefined | 'malformed' {
  try {
    return decodeFrame(data);
  } catch (error) {
    if (error instanceof MalformedFrame) return 'malformed';
    throw error;
  }
}

function mayStillSpeak(
  context: HubContext,
  connection: Connection,
  frame: ClientFrame | undefined,
): boolean {
  const now = context.now();
  const destination = frame?.command === 'SEND' ? frame.headers.get('destination') : undefined;
  const route = context.routes.find(destination)?.route;
  if (!route?.allowance) return spend(connection.bucket, context.limits.messages, now);

  connection.buckets ??= new Map();
  const bucket = connection.buckets.get(route.destination) ?? fullBucket(route.allowance, now);
  connection.buckets.set(route.destination, bucket);
  return spend(bucket, route.allowance, now);
}

function hear(context: HubContext, connection: Connection): void {
  const now = context.now();
  connection.heardAt = now;
  if (connection.state !== 'connected') return;
  if (now - connection.contactAt < context.limits.contactEveryMs) return;
  connection.contactAt = now;
  void announce(context, context.options.onContact, connection);
}

function dispatch(context: HubContext, connection: Connection, frame: ClientFrame): void {
  const isConnect = frame.command === 'CONNECT' || frame.command === 'STOMP';
  if (connection.state === 'opened' && isConnect) {
    void connect(context, connection, frame);
  } else if (connection.state !== 'connected') {
    context.refuse(connection, 'not-connected');
  } else if (frame.headers.has('receipt') && !isPlainId(frame.headers.get('receipt'))) {
    context.refuse(connection, 'malformed');
  } else if (frame.headers.has('transaction')) {
    context.refuse(connection, 'not-supported');
  } else {
    (COMMANDS[frame.command] ?? notSupported)(context, connection, frame);
  }
}

type CommandHandler = (context: HubContext, connection: Connection, frame: ClientFrame) => void;

/** Commands of a connected browser; transactions and acknowledgements are not offered. */
const COMMANDS: Partial<Record<ClientCommand, CommandHandler>> = {
  SEND: send,
  SUBSCRIBE: subscribe,
  UNSUBSCRIBE: unsubscribe,
  DISCONNECT: disconnect,
};

function notSupported(context: HubContext, connection: Connection): void {
  context.refuse(connection, 'not-supported');
}

function subscribe(context: HubContext, connection: Connection, { headers }: ClientFrame): void {
  const { principal, subscriptions } = connection;
  const id = headers.get('id');
  const channel = principal && channelOf(headers.get('destination'), principal);
  const isAllowed = channel && (context.options.maySubscribe?.(principal, channel) ?? true);

  if (!channel || !isAllowed) context.refuse(connection, 'forbidden');
  else if (!isPlainId(id)) context.refuse(connection, 'malformed');
  else {
    const problem = subscriptionProblem(connection, id, headers.get('ack'));
    if (problem) context.refuse(connection, problem);
    else {
      connection.subscriptions = [...subscriptions, { id, channel }];
      sendReceipt(context, connection, headers.get('receipt'));
    }
  }
}

function subscriptionProblem(
  { subscriptions }: Connection,
  id: string,
  ack: string | undefined,
): CloseReason | undefined {
  if (ack !== undefined && ack !== 'auto') return 'not-supported';
  if (subscriptions.some((one) => one.id === id)) return 'malformed';
  return subscriptions.length >= MAX_SUBSCRIPTIONS ? 'too-many' : undefined;
}

// An unknown id is allowed: a screen may unsubscribe after a reconnection.
function unsubscribe(context: HubContext, connection: Connection, { headers }: ClientFrame): void {
  connection.subscriptions = without(connection.subscriptions, headers.get('id'));
  sendReceipt(context, connection, headers.get('receipt'));
}

function disconnect(context: HubContext, connection: Connection, { headers }: ClientFrame): void {
  connection.state = 'leaving';
  void (connection.work ?? Promise.resolve()).then(() => {
    sendReceipt(context, connection, headers.get('receipt'));
    connection.socket.close(1000);
  });
}
