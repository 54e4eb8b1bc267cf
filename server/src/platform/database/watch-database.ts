import { setTimeout as wait } from 'node:timers/promises';
import { createPulse } from './pulse.ts';

/** Watches whether the database answers, also when it is frozen with its connections open. */
export type DatabaseWatch = {
  isAway: () => boolean;
  /** Returns the result of the work, or fails as soon as the database is unreachable. */
  whileThere: <T>(work: Promise<T>) => Promise<T>;
  onAway: (listener: () => void) => void;
  /** Calls a function once whenever the database has been unreachable for this long. */
  onAwayFor: (ms: number, act: () => void) => void;
  stop: () => Promise<void>;
};

const EVERY_MS = 500;
/** With checks half a second apart, callers get an answer within five seconds. */
const PATIENCE_MS = 3_500;

class DatabaseAway extends Error {
  /** SQLSTATE "connection failure": calls answer as when the database is down. */
  readonly code = '08006';
}

export function watchDatabase(url: string): DatabaseWatch {
  const pulse = createPulse(url, PATIENCE_MS);
  const waiting = new Set<(error: Error) => void>();
  const listeners: (() => void)[] = [];
  const stopped = new AbortController();
  let isAway = false;
  let awaySince = 0;

  const turnAway = () => {
    awaySince = performance.now();
    for (const reject of waiting) reject(new DatabaseAway('the database does not answer'));
    for (const listener of listeners) listener();
  };
  const run = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      const beats = await pulse.beats();
      if (!beats && !isAway) turnAway();
      isAway = !beats;
      await wait(EVERY_MS, undefined, { signal: stopped.signal, ref: false }).catch(() => {});
    }
  };
  const running = run();

  return {
    isAway: () => isAway,
    whileThere: (work) =>
      new Promise((resolve, reject) => {
        waiting.add(reject);
        work.then(resolve, reject).finally(() => waiting.delete(reject));
        if (isAway) reject(new DatabaseAway('the database does not answer'));
      }),
    onAway: (listener) => void listeners.push(listener),
    onAwayFor: (ms, act) =>
      void listeners.push(() => {
        const since = awaySince;
        setTimeout(() => isAway && since === awaySince && act(), ms).unref();
      }),
    stop: async () => {
      stopped.abort();
      await pulse.stop();
      await running;
    },
  };
}
