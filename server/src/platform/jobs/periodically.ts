import type { Platform } from '../platform.ts';

/** Periodic work of this node. */
export type Periodic = { stop: () => void };

/** Repeats some work, one round at a time on each node; rows in the database coordinate the nodes. */
export function periodically(
  { log }: Pick<Platform, 'log'>,
  everyMs: number,
  what: string,
  work: () => Promise<unknown>,
): Periodic {
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    work()
      .catch((error: unknown) => log.warn({ err: error }, `${what} failed`))
      .finally(() => {
        isRunning = false;
      });
  }, everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
