import { encodeFrame } from './codec.ts';
import {
  type Channel,
  type Connection,
  type Principal,
  type Subscription,
  write,
} from './connection.ts';
import { destinationOf } from './subscriptions.ts';

/** One event on its way: framed once per subscription id, the same bytes for all who share it. */
export type Delivery = { messageId: string; body: string; now: number };

/** Writes the event to each of these sockets that listens to the channel. */
export function deliver(
  connections: Iterable<Connection>,
  channel: Channel,
  delivery: Delivery,
): void {
  const frames = new Map<string, Buffer>();
  for (const connection of connections) {
    for (const subscription of connection.subscriptions) {
      if (subscription.channel !== channel) continue;
      const frame =
        frames.get(subscription.id) ?? frameFor(subscription, connection.principal, delivery);
      frames.set(subscription.id, frame);
      write(connection, frame, delivery.now);
    }
  }
}

// All the sockets of one delivery hear the channel under the same name: they belong to one person,
// or the channel is everybody's.
function frameFor(
  { id, channel }: Subscription,
  principal: Principal | undefined,
  { messageId, body }: Delivery,
): Buffer {
  const destination = principal ? destinationOf(channel, principal) : '';
  const headers: [name: string, value: string][] = [
    ['subscription', id],
    ['message-id', messageId],
    ['destination', destination],
    ['content-type', 'application/json'],
  ];
  return encodeFrame('MESSAGE', headers, body);
}
