import { expireLeases } from './leases/expire-leases.ts';
import { reportLateRecords } from './left-open/unrecorded.ts';
import type { VisitsContext } from './visits-context.ts';

const SWEEP_EVERY_MS = 1_000;

/**
 * Checks every second for expired leases and late records: one sweep at a time on each node, and guarded
 * writes between nodes.
 */
export function startVisitSweep(queue: VisitsContext): { stop: () => void } {
  let isSweeping = false;
  const timer = setInterval(() => {
    if (isSweeping) return;
    isSweeping = true;
    Promise.all([expireLeases(queue), reportLateRecords(queue)])
      .catch((error: unknown) => queue.log.warn({ err: error }, 'visits not swept'))
      .finally(() => {
        isSweeping = false;
      });
  }, SWEEP_EVERY_MS);
  return { stop: () => clearInterval(timer) };
}
