import { UNSTABLE_FROM_QUALITY } from './video-call.limits.ts';

/** 0 unknown, 1 best, 6 down; 5 or worse is unstable. */
export type NetworkQuality = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Measurements of one second of a call. */
export type NetworkSample = {
  isConnected: boolean;
  /** Share of the other side's packets lost on the way to us, or of ours on the way to it: the worse of the two. */
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

/** The quality of one second of a call. */
export function qualityOf({ isConnected, lossRatio, roundTripMs }: NetworkSample): NetworkQuality {
  if (!isConnected) return 6;
  if (lossRatio === null && roundTripMs === null) return 0;
  const bound = BOUNDS.find(
    (one) => (lossRatio ?? 0) <= one.lossRatio && (roundTripMs ?? 0) <= one.roundTripMs,
  );
  return bound?.quality ?? 5;
}

const BAD_SECONDS = 2;
/** A message about the connection stays long enough to be read. */
export const SETTLED_SECONDS = 5;
/** From this value on a connection is only called fair; it becomes unstable much later. */
const FAIR_FROM_QUALITY = 3;

/**
 * Whether to show the connection as unstable: two bad seconds in a row turn it on, five without a bad one turn
 * it off. Newest last.
 */
export const isUnstable = (wasUnstable: boolean, recent: readonly NetworkQuality[]): boolean =>
  wasUnstable
    ? !isRun(recent, SETTLED_SECONDS, (quality) => quality < UNSTABLE_FROM_QUALITY)
    : isRun(recent, BAD_SECONDS, (quality) => quality >= UNSTABLE_FROM_QUALITY);

/** Whether the connection is called fair instead of good: five seconds in a row change that. Newest last. */
export const isFair = (wasFair: boolean, recent: readonly NetworkQuality[]): boolean =>
  wasFair
    ? !isRun(recent, SETTLED_SECONDS, (quality) => quality < FAIR_FROM_QUALITY)
    : isRun(recent, SETTLED_SECONDS, (quality) => quality >= FAIR_FROM_QUALITY);

/** Whether the newest seconds, as many as given, all meet a condition. */
const isRun = (
  recent: readonly NetworkQuality[],
  seconds: number,
  isSo: (quality: NetworkQuality) => boolean,
): boolean => recent.length >= seconds && recent.slice(-seconds).every(isSo);
