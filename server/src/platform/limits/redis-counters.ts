import { Redis } from 'ioredis';
import { type Counters, createLocalCounters } from './counters.ts';

const COUNT = `
  local hits = redis.call('INCR', KEYS[1])
  if hits == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return {hits, redis.call('PTTL', KEYS[1])}`;

/** One that is not there any more is not made anew, without its end. */
const UNCOUNT = `
  if redis.call('EXISTS', KEYS[1]) == 1 then return redis.call('DECR', KEYS[1]) end`;

/** Callers hardly wait for an unresponsive Redis; the bus logs that it is lost. */
const CONNECTION = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  commandTimeout: 250,
  socketTimeout: 2_000,
  retryStrategy: (attempt: number) => Math.min(attempt * 100, 2_000),
};

/**
 * Counters shared by several nodes. Each node also counts by itself and the higher count is used, so losing or
 * emptying Redis does not reset a caller.
 */
export function createRedisCounters(url: string, prefix: string): Counters {
  const own = createLocalCounters();
  const redis = new Redis(url, CONNECTION);
  redis.on('error', () => {});
  const shared = async (name: string, windowMs: number) => {
    const [hits, msLeft] = (await redis.eval(COUNT, 1, `${prefix}${name}`, windowMs)) as number[];
    return { hits: hits ?? 0, msLeft: msLeft ?? 0 };
  };
  return {
    count: async (name, windowMs) => {
      const here = await own.count(name, windowMs);
      const everywhere = await shared(name, windowMs).catch(() => here);
      return everywhere.hits > here.hits ? everywhere : here;
    },
    uncount: async (name) => {
      await own.uncount(name);
      await redis.eval(UNCOUNT, 1, `${prefix}${name}`).catch(() => undefined);
    },
    close: async () => {
      redis.disconnect();
      await own.close();
    },
  };
}
