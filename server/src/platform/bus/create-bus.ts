import type { Bus, BusLog } from './bus.ts';
import { createInProcessBus } from './in-process-bus.ts';
import { createRedisBus } from './redis-bus.ts';

export type BusOptions = {
  /** Absent where the platform runs on one node. */
  redisUrl?: string | undefined;
  /** Tells apart platforms that share one Redis. */
  prefix: string;
  log: BusLog;
};

/** The bus this installation asked for. */
export const createBus = ({ redisUrl, prefix, log }: BusOptions): Bus =>
  redisUrl === undefined ? createInProcessBus(log) : createRedisBus({ url: redisUrl, prefix, log });
