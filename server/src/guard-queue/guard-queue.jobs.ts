import { expireWaiting } from './expire-waiting.ts';
import type { GuardQueue } from './guard-queue.ts';
import { reportLateRecords } from './left-open/unrecorded.ts';

const SWEEP_EVERY_MS = 1_000;

/**
 * Checks every second for expired leases and late records: one sweep at a time on each node, and guarded
 * writes between nodes.
 */
export function startQueueSweep(queue: GuardQueue): { stop: () => void } {
  let isSweeping = false;
  const timer = setInterval(() => {
    if (isSweeping) return;
    isSweeping = true;
    Promise.all([expireWaiting(queue), reportLateRecords(queue)])
      .catch((error: unknown) => queue.log.warn({ err: error }, 'queue not swept'))
      .finally(() => {
        isSweeping = false;
      });
  }, SWEEP_EVERY_MS);
  return { stop: () => clearInterval(timer) };
}
