import type { Config } from '../config.ts';
import { refuseKernel } from '../http/problem-handler.ts';
import { type Counters, createLocalCounters } from './counters.ts';

/** So many requests in so many seconds. */
export type Limit = { max: number; windowSeconds: number };

/** What callers may ask for, and how often. */
export type Limits = {
  /** Refuses a caller beyond a limit of its own, saying when to come back. */
  require: (name: string, limit: Limit) => Promise<void>;
  /** Refuses a caller beyond what anybody may ask for in a minute. */
  requireCall: (caller: string) => Promise<void>;
  close: () => Promise<void>;
};

type Needed = Pick<Config, 'REDIS_URL' | 'REQUESTS_PER_MINUTE'>;

export async function createLimits(config: Needed): Promise<Limits> {
  const counters = await createCounters(config);
  const perMinute = { max: config.REQUESTS_PER_MINUTE, windowSeconds: 60 };
  const require = async (name: string, { max, windowSeconds }: Limit): Promise<void> => {
    const { hits, msLeft } = await counters.count(name, windowSeconds * 1000);
    if (hits <= max) return;
    const retryAfter = Math.max(1, Math.ceil(msLeft / 1000));
    throw refuseKernel('request.too-many', undefined, { retryAfter });
  };
  return {
    require,
    requireCall: (caller) => require(`calls:${caller}`, perMinute),
    close: counters.close,
  };
}

/** The counters this installation asked for; one node alone never loads the client of Redis. */
async function createCounters({ REDIS_URL }: Needed): Promise<Counters> {
  if (!REDIS_URL) return createLocalCounters();
  const { createRedisCounters } = await import('./redis-counters.ts');
  return createRedisCounters(REDIS_URL, 'cercana:limit:');
}
