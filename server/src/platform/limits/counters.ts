/** Hits in the current window, and the time until it ends. */
export type Count = { hits: number; msLeft: number };

/** Counts callers, each name in its own windows. */
export type Counters = {
  count: (name: string, windowMs: number) => Promise<Count>;
  /** Takes one hit of the current window back. */
  uncount: (name: string) => Promise<void>;
  close: () => Promise<void>;
};

const SWEEP_MS = 60_000;

/** Counters of this node only. */
export function createLocalCounters(now: () => number = () => performance.now()): Counters {
  const windows = new Map<string, { hits: number; endsAt: number }>();
  const sweep = setInterval(() => {
    for (const [name, { endsAt }] of windows) if (endsAt <= now()) windows.delete(name);
  }, SWEEP_MS);
  sweep.unref();
  return {
    count: async (name, windowMs) => {
      const known = windows.get(name);
      const window = known && known.endsAt > now() ? known : { hits: 0, endsAt: now() + windowMs };
      window.hits += 1;
      windows.set(name, window);
      return { hits: window.hits, msLeft: window.endsAt - now() };
    },
    uncount: async (name) => {
      const window = windows.get(name);
      if (window && window.hits > 0) window.hits -= 1;
    },
    close: async () => clearInterval(sweep),
  };
}
