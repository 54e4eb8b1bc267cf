import { encodeFrame } from './codec.ts';
import {
  type Channel,
  type Connection,
  type Principal,
  type Subscription,
  write,
} from './connection.ts';
import { destinationOf } from './subscriptions.ts';

/** One event to deliver; encoded once per subscription id. */
export type Delivery = { messageId: string; body: string; now: number };

/** Writes the event to the given sockets that subscribed to the channel. */
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

// All the sockets of one delivery use the same destination: they belong to one person, or the channel is
// everybody's.
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
