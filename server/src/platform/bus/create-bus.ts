import type { Bus, BusLog } from './bus.ts';
import { createInProcessBus } from './in-process-bus.ts';

export type BusOptions = {
  /** Absent where the platform runs on one node. */
  redisUrl?: string | undefined;
  /** Tells apart platforms that share one Redis. */
  prefix: string;
  log: BusLog;
};

/** The bus this installation asked for; one node alone never loads the client of Redis. */
export async function createBus({ redisUrl, prefix, log }: BusOptions): Promise<Bus> {
  if (redisUrl === undefined) return createInProcessBus(log);
  const { createRedisBus } = await import('./redis-bus.ts');
  return createRedisBus({ url: redisUrl, prefix, log });
}
