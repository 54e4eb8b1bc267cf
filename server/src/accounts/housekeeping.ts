import { DAY_MS } from '@app/contract/kernel';
import { type Periodic, periodically } from '../platform/jobs/periodically.ts';
import type { Accounts } from './accounts.ts';

const EVERY_MS = 60 * 60_000;
/** Days that an unactivated account is kept (requirement: unconfirmed data goes). */
const UNACTIVATED_DAYS = 7;

/** Deletes used keys and tickets after a day, and unactivated accounts after a week. */
export async function tidyUp({
  registrations,
  keys,
  emailChanges,
  attempts,
  throttles,
  clock,
}: Pick<
  Accounts,
  'registrations' | 'keys' | 'emailChanges' | 'attempts' | 'throttles' | 'clock'
>): Promise<void> {
  const now = clock.now().getTime();
  const yesterday = new Date(now - DAY_MS);
  await throttles.forgetBefore(yesterday);
  await keys.forget(yesterday);
  await emailChanges.forget(yesterday);
  await attempts.forget(yesterday);
  await registrations.forgetUnactivated(new Date(now - UNACTIVATED_DAYS * DAY_MS), clock.now());
}

/** Cleans up every hour. Safe on several nodes: it is idempotent. */
export const startHousekeeping = (context: Accounts): Periodic =>
  periodically(context, EVERY_MS, 'housekeeping of accounts', () => tidyUp(context));
