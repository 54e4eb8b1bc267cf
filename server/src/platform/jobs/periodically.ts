import type { Platform } from '../platform.ts';

/** Periodic work of this node. */
export type Periodic = { stop: () => void };

/** Since when each kind of work fails on this node. */
const failing = new Map<string, Date>();

/** The periodic work of this node whose last round failed, and since when. */
export const failingRounds = (): { name: string; since: Date }[] =>
  [...failing].map(([name, since]) => ({ name, since }));

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
      .then(() => failing.delete(what))
      .catch((error: unknown) => {
        log.warn({ err: error }, `${what} failed`);
        if (!failing.has(what)) failing.set(what, new Date());
      })
      .finally(() => {
        isRunning = false;
      });
  }, everyMs);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      failing.delete(what);
    },
  };
}
