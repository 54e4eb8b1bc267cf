import type { Bus, BusLog } from './bus.ts';
import { createInProcessBus } from './in-process-bus.ts';

export type BusOptions = {
  /** Absent on a single node. */
  redisUrl?: string | undefined;
  /** Separates installations that share one Redis. */
  prefix: string;
  log: BusLog;
};

/** Creates the configured bus; a single node never loads the client of Redis. */
export async function createBus({ redisUrl, prefix, log }: BusOptions): Promise<Bus> {
  if (redisUrl === undefined) return createInProcessBus(log);
  const { createRedisBus } = await import('./redis-bus.ts');
  return createRedisBus({ url: redisUrl, prefix, log });
}
