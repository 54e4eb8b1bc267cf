import { UNSTABLE_FROM_QUALITY } from './video-call.limits.ts';

/** 0 unknown, 1 best, 6 down; 5 or worse is unstable. */
export type NetworkQuality = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** What one second of a call looked like. */
export type NetworkSample = {
  isConnected: boolean;
  /** Part of the other side's packets that never arrived, or of ours that it missed: the worse. */
  lossRatio: number | null;
  roundTripMs: number | null;
};

type Bound = { quality: NetworkQuality; lossRatio: number; roundTripMs: number };

const BOUNDS: readonly Bound[] = [
  { quality: 1, lossRatio: 0.01, roundTripMs: 150 },
  { quality: 2, lossRatio: 0.03, roundTripMs: 300 },
  { quality: 3, lossRatio: 0.07, roundTripMs: 500 },
  { quality: 4, lossRatio: 0.12, roundTripMs: 800 },
];

/** The quality that a second of a call deserves. */
export function qualityOf({ isConnected, lossRatio, roundTripMs }: NetworkSample): NetworkQuality {
  if (!isConnected) return 6;
  if (lossRatio === null && roundTripMs === null) return 0;
  const bound = BOUNDS.find(
    (one) => (lossRatio ?? 0) <= one.lossRatio && (roundTripMs ?? 0) <= one.roundTripMs,
  );
  return bound?.quality ?? 5;
}

const BAD_SECONDS = 2;
const GOOD_SECONDS = 3;

/** Whether the person is told: two bad seconds say so, three good ones take it back. Newest last. */
export function isUnstable(wasUnstable: boolean, recent: readonly NetworkQuality[]): boolean {
  const last = recent.slice(wasUnstable ? -GOOD_SECONDS : -BAD_SECONDS);
  if (last.length < (wasUnstable ? GOOD_SECONDS : BAD_SECONDS)) return wasUnstable;
  if (wasUnstable) return last.some((quality) => quality >= UNSTABLE_FROM_QUALITY);
  return last.every((quality) => quality >= UNSTABLE_FROM_QUALITY);
}
