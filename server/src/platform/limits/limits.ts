import type { Config } from '../config.ts';
import { refuseKernel } from '../http/problem-handler.ts';
import { type Counters, createLocalCounters } from './counters.ts';

/** A number of requests per window. */
export type Limit = { max: number; windowSeconds: number };

/** Rate limits of callers. */
export type Limits = {
  /** Refuses a caller beyond a call's own limit, with the time to wait. */
  require: (name: string, limit: Limit) => Promise<void>;
  /**
   * The same where only failures count: each try is counted before it is looked at, so that many at once are not
   * more. Returns what takes it back once it succeeded.
   */
  requireFailures: (name: string, limit: Limit) => Promise<() => Promise<void>>;
  /** Refuses a session beyond the common limit per minute. */
  requireCall: (sessionId: string) => Promise<void>;
  /** The same for the strangers of a network: one address may be a whole clinic. */
  requireStranger: (network: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Devices of strangers that may share an address, as in a waiting room. */
const SHARED_BY = 5;

type Needed = Pick<Config, 'REDIS_URL' | 'REQUESTS_PER_MINUTE'>;

export async function createLimits(config: Needed): Promise<Limits> {
  const counters = await createCounters(config);
  const perMinute = { max: config.REQUESTS_PER_MINUTE, windowSeconds: 60 };
  const ofNetwork = { ...perMinute, max: perMinute.max * SHARED_BY };
  const require = async (name: string, { max, windowSeconds }: Limit): Promise<void> => {
    const { hits, msLeft } = await counters.count(name, windowSeconds * 1000);
    if (hits <= max) return;
    const retryAfter = Math.max(1, Math.ceil(msLeft / 1000));
    throw refuseKernel('request.too-many', undefined, { retryAfter });
  };
  return {
    require,
    requireFailures: async (name, limit) => {
      await require(name, limit);
      return () => counters.uncount(name);
    },
    requireCall: (sessionId) => require(`calls:${sessionId}`, perMinute),
    requireStranger: (network) => require(`strangers:${network}`, ofNetwork),
    close: counters.close,
  };
}

/** Creates the configured counters; a single node never loads the client of Redis. */
async function createCounters({ REDIS_URL }: Needed): Promise<Counters> {
  if (!REDIS_URL) return createLocalCounters();
  const { createRedisCounters } = await import('./redis-counters.ts');
  return createRedisCounters(REDIS_URL, 'cercana:limit:');
}
