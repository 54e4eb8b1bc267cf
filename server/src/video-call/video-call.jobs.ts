import { type Periodic, periodically } from '../platform/jobs/periodically.ts';
import { expireSeats } from './leave-channel.ts';
import type { VideoCall } from './video-call.ts';

const SWEEP_EVERY_MS = 1_000;

/** Checks every second for expired seats. */
export const startSeatSweep = (context: VideoCall): Periodic =>
  periodically(context, SWEEP_EVERY_MS, 'sweep of seats of calls', () => expireSeats(context));
