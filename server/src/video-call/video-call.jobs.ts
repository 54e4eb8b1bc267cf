import { expireSeats } from './leave-channel.ts';
import type { VideoCall } from './video-call.ts';

const SWEEP_EVERY_MS = 1_000;

/** Checks every second for expired seats; one sweep at a time on each node. */
export function startSeatSweep(context: VideoCall): { stop: () => void } {
  let isSweeping = false;
  const timer = setInterval(() => {
    if (isSweeping) return;
    isSweeping = true;
    expireSeats(context)
      .catch((error: unknown) => context.log.warn({ err: error }, 'seats of calls not swept'))
      .finally(() => {
        isSweeping = false;
      });
  }, SWEEP_EVERY_MS);
  return { stop: () => clearInterval(timer) };
}
