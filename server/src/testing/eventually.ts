import { vi } from 'vitest';

// Far above what any of them takes, and below the patience of a test: a machine that does much else is slow, not wrong.
const PATIENCE = { timeout: 15_000, interval: 20 };

/** Waits until what is expected holds, and answers what the expectation answers. */
export const eventually = <T>(expectation: () => T | Promise<T>) =>
  vi.waitFor(expectation, PATIENCE);

/** Waits until there is something: a mail that has left, a socket that has closed. */
export const until = <T>(found: () => T | Promise<T>) => vi.waitUntil(found, PATIENCE);
