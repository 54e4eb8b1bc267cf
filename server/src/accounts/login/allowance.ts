import { MINUTE_MS } from '@app/contract/kernel';
import { refuseKernel } from '../../platform/http/problem-handler.ts';
import type { Accounts } from '../accounts.ts';

/** What counting attempts needs. */
type Counting = Pick<Accounts, 'clock' | 'throttles'>;

/** Attempts allowed in a number of minutes. */
export type Allowance = { max: number; minutes: number };

/**
 * Counts an attempt before it is processed and answers whether it is allowed. The counter is a row shared by
 * all nodes, so simultaneous attempts are counted one by one.
 */
export async function isAllowed(
  { throttles, clock }: Counting,
  bucket: string,
  { max, minutes }: Allowance,
): Promise<boolean> {
  const now = clock.now();
  const { hits } = await throttles.hit(bucket, windowStart(now, minutes), now);
  return hits <= max;
}

/** Refuses an attempt beyond the limit, with the time to wait. */
export async function requireAllowed(
  context: Counting,
  bucket: string,
  allowance: Allowance,
): Promise<void> {
  if (await isAllowed(context, bucket, allowance)) return;
  const now = context.clock.now();
  const end = windowStart(now, allowance.minutes).getTime() + allowance.minutes * MINUTE_MS;
  const retryAfter = Math.ceil((end - now.getTime()) / 1000);
  throw refuseKernel('request.too-many', undefined, { retryAfter });
}

export const windowStart = (now: Date, minutes: number) =>
  new Date(Math.floor(now.getTime() / (minutes * MINUTE_MS)) * minutes * MINUTE_MS);
