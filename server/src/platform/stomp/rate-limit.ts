/** Rate limit of a socket: messages per second, and the burst. */
export type Allowance = { perSecond: number; burst: number };

/** State of a rate limit. */
export type Bucket = { tokens: number; filledAt: number };

/** An unused bucket. */
export const fullBucket = ({ burst }: Allowance, now: number): Bucket => ({
  tokens: burst,
  filledAt: now,
});

/** Takes one message from the bucket; `false` beyond the limit. Times are milliseconds. */
export function spend(bucket: Bucket, { perSecond, burst }: Allowance, now: number): boolean {
  const refilled = bucket.tokens + ((now - bucket.filledAt) * perSecond) / 1000;
  bucket.tokens = Math.min(burst, refilled);
  bucket.filledAt = now;
  if (bucket.tokens < 1) return false;
  bucket.tokens -= 1;
  return true;
}
