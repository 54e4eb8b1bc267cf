import { vi } from 'vitest';

// Far longer than needed on an idle machine, and shorter than a test's timeout.
const PATIENCE = { timeout: 15_000, interval: 20 };

/** Waits until an expectation holds, and returns its result. */
export const eventually = <T>(expectation: () => T | Promise<T>) =>
  vi.waitFor(expectation, PATIENCE);

/** Waits until something is found: a sent mail, a closed socket. */
export const until = <T>(found: () => T | Promise<T>) => vi.waitUntil(found, PATIENCE);
