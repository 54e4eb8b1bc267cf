import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Bus, BusLog } from './bus.ts';
import { createInProcessBus } from './in-process-bus.ts';

export type RedisBusOptions = {
  url: string;
  prefix: string;
  log: BusLog;
  /** Time without an answer from Redis after which its connections count as dead. */
  answerWithinMs?: number;
};

// Nothing waits for a lost Redis: events that cannot leave now are dropped. Screens fetch again, and a
// late event would be worse than none.
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
  // Both share one Redis, so the publisher's errors are enough. Only the publisher notices a frozen
  // Redis; the subscriber just listens.
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
      // While Redis is down this fails, and 'ready' subscribes later.
      await subscriber.subscribe(redisName(channel)).catch(ignore);
      return async () => {
        await leaveLocal();
        await leave(channel);
      };
    },
    isWhole: () => publisher.status === 'ready' && subscriber.status === 'ready',
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

/** Reports when both connections are up and subscribed again after an interruption. */
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

/** Logs once that Redis is lost and once that it is back, however many attempts there are in between. */
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
