import { DAY_MS } from '@app/contract/kernel';
import { type Periodic, periodically } from '../platform/jobs/periodically.ts';
import { outboxForgetsRepository } from '../platform/outside/outbox-forgets.repository.ts';
import type { Accounts } from './accounts.ts';
import { addressesRepository } from './email-change/addresses.repository.ts';
import { emailChangesRepository } from './email-change/email-changes.repository.ts';
import { registrationsRepository } from './registration/registrations.repository.ts';

const EVERY_MS = 60 * 60_000;
/** Days that an unactivated account is kept (requirement: unconfirmed data goes). */
const UNACTIVATED_DAYS = 7;

/**
 * Deletes used keys and tickets after a day, and unactivated accounts with what was typed at their sign-up
 * after a week. Addresses that nobody has any more go from the sent messages too.
 */
export async function tidyUp({
  keys,
  attempts,
  signupPasswords,
  throttles,
  clock,
  database,
}: Pick<
  Accounts,
  'keys' | 'attempts' | 'signupPasswords' | 'throttles' | 'clock' | 'database'
>): Promise<void> {
  const now = clock.now().getTime();
  const yesterday = new Date(now - DAY_MS);
  await throttles.forgetBefore(yesterday);
  await keys.forget(yesterday);
  await attempts.forget(yesterday);
  const weekAgo = new Date(now - UNACTIVATED_DAYS * DAY_MS);
  await signupPasswords.forgetBefore(weekAgo);
  await database.transaction().execute(async (transaction) => {
    const former = [
      ...(await emailChangesRepository(transaction).forget(yesterday)),
      ...(await registrationsRepository(transaction).forgetUnactivated(weekAgo, clock.now())),
    ];
    const unused = await addressesRepository(transaction).unusedOf(former);
    await outboxForgetsRepository(transaction).forget(unused);
  });
}

/** Cleans up every hour. Safe on several nodes: it is idempotent. */
export const startHousekeeping = (context: Accounts): Periodic =>
  periodically(context, EVERY_MS, 'housekeeping of accounts', () => tidyUp(context));
