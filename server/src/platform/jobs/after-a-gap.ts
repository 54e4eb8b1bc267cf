import type { Clock } from '../clock.ts';

/** Whether leases may expire. Asked each time that the database was read. */
export type Expiry = { isFair: () => boolean };

/** Longer than one beat of a socket: then renewals are missing. */
const LONGEST_GAP_MS = 10_000;

/**
 * Nobody renews a lease while this node or the database is away. After a start, and after a gap between two
 * readings, none expires before everybody had the time of one lease to return (requirement: leases).
 */
export function fairExpiry(clock: Clock, leaseMs: number): Expiry {
  // Not the clock, which is the one of the leases and may be corrected.
  let readAt = performance.now();
  let heldUntil = clock.now().getTime() + leaseMs;
  return {
    isFair: () => {
      const now = clock.now().getTime();
      const gap = performance.now() - readAt;
      readAt = performance.now();
      if (gap > LONGEST_GAP_MS) heldUntil = now + leaseMs;
      return now >= heldUntil;
    },
  };
}
