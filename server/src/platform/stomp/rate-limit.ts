/** How much one socket may say: so many a second, and a burst at once. */
export type Allowance = { perSecond: number; burst: number };

/** What a socket has left of an allowance. */
export type Bucket = { tokens: number; filledAt: number };

/** A bucket from which nothing was taken yet. */
export const fullBucket = ({ burst }: Allowance, now: number): Bucket => ({
  tokens: burst,
  filledAt: now,
});

/** Takes one message from the bucket; `false` where the socket says too much. Times are milliseconds. */
export function spend(bucket: Bucket, { perSecond, burst }: Allowance, now: number): boolean {
  const refilled = bucket.tokens + ((now - bucket.filledAt) * perSecond) / 1000;
  bucket.tokens = Math.min(burst, refilled);
  bucket.filledAt = now;
  if (bucket.tokens < 1) return false;
  bucket.tokens -= 1;
  return true;
}
