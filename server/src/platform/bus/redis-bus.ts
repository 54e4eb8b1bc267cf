import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Bus, BusLog } from './bus.ts';
import { createInProcessBus } from './in-process-bus.ts';

export type RedisBusOptions = {
  url: string;
  prefix: string;
  log: BusLog;
  /** How long Redis may take to answer before its connections count as dead. */
  answerWithinMs?: number;
};

// Nothing waits for a Redis that is down: an event that cannot leave now is dropped, because the
// screens fetch again and an old event would be worse than none.
const CONNECTION = {
  enableOfflineQueue: false,
  autoResubscribe: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  keepAlive: 10_000,
  connectTimeout: 5_000,
  retryStrategy: (attempt: number) => Math.min(attempt * 100, 2_000),
};

/** The bus of several nodes: this node hears itself directly, and the others through Redis. */
export function createRedisBus({ url, prefix, log, answerWithinMs = 5_000 }: RedisBusOptions): Bus {
  const nodeId = randomUUID();
  const local = createInProcessBus(log);
  const listeners = new Map<string, number>();
  const connection = { ...CONNECTION, socketTimeout: answerWithinMs };
  const publisher = new Redis(url, connection);
  const subscriber = new Redis(url, connection);
  const redisName = (channel: string) => `${prefix}${channel}`;
  const ignore = () => {};

  reportOnce(publisher, log);
  // The publisher speaks for both: they share one Redis. It finds out by itself that a frozen one
  // does not answer; the subscriber, which only listens, would stay deaf.
  subscriber.on('error', ignore);
  publisher.on('close', () => {
    if (subscriber.status === 'ready') subscriber.disconnect(true);
  });
  const recovery = watchRecovery(publisher, subscriber);
  subscriber.on('ready', () => {
    const names = [...listeners.keys()].map(redisName);
    const listening = names.length > 0 ? subscriber.subscribe(...names) : Promise.resolve();
    listening.then(recovery.hears, ignore);
  });
  subscriber.on('message', (name: string, carried: string) => {
    const [sender, message] = unpack(carried);
    if (sender === nodeId || !name.startsWith(prefix)) return;
    void local.publish(name.slice(prefix.length), message);
  });

  const leave = async (channel: string): Promise<void> => {
    const left = (listeners.get(channel) ?? 1) - 1;
    if (left > 0) {
      listeners.set(channel, left);
      return;
    }
    listeners.delete(channel);
    await subscriber.unsubscribe(redisName(channel)).catch(ignore);
  };

  return {
    publish: async (channel, message) => {
      await local.publish(channel, message);
      publisher.publish(redisName(channel), pack(nodeId, message)).catch(ignore);
    },
    subscribe: async (channel, listener) => {
      const leaveLocal = await local.subscribe(channel, listener);
      listeners.set(channel, (listeners.get(channel) ?? 0) + 1);
      // Where Redis is down this fails, and 'ready' subscribes later.
      await subscriber.subscribe(redisName(channel)).catch(ignore);
      return async () => {
        await leaveLocal();
        await leave(channel);
      };
    },
    onRecovered: recovery.listen,
    close: async () => {
      await local.close();
      subscriber.disconnect();
      publisher.disconnect();
    },
  };
}

const NODE_ID_LENGTH = 36;

const pack = (nodeId: string, message: string): string => nodeId + message;

const unpack = (carried: string): [sender: string, message: string] => [
  carried.slice(0, NODE_ID_LENGTH),
  carried.slice(NODE_ID_LENGTH),
];

/** Says when a node that was cut off speaks and hears again: both connections are up, and subscribed. */
function watchRecovery(publisher: Redis, subscriber: Redis) {
  const told: (() => void)[] = [];
  let isCutOff = false;
  let isHearing = false;
  const look = () => {
    if (!isCutOff || !isHearing || publisher.status !== 'ready') return;
    isCutOff = false;
    for (const listener of told) listener();
  };
  for (const connection of [publisher, subscriber]) {
    connection.on('close', () => {
      isCutOff = true;
    });
  }
  subscriber.on('close', () => {
    isHearing = false;
  });
  publisher.on('ready', look);
  return {
    hears: () => {
      isHearing = true;
      look();
    },
    listen: (listener: () => void) => void told.push(listener),
  };
}

/** One line when Redis is lost and one when it is back, however often it is tried in between. */
function reportOnce(redis: Redis, log: BusLog): void {
  let isLost = false;
  redis.on('error', (error: Error) => {
    if (isLost) return;
    isLost = true;
    log.error({ err: error }, 'bus: Redis is lost, events stay on this node');
  });
  redis.on('ready', () => {
    if (isLost) log.info({}, 'bus: Redis is back');
    isLost = false;
  });
}
