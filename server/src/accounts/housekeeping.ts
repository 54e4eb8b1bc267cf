import type { Accounts } from './accounts.ts';

const EVERY_MS = 60 * 60_000;
const DAY_MS = 24 * EVERY_MS;
/** Days that an unactivated account is kept (requirement: unconfirmed data goes). */
const UNACTIVATED_DAYS = 7;

/** Deletes used keys and tickets after a day, and unactivated accounts after a week. */
export async function tidyUp({
  registrations,
  keys,
  attempts,
  throttles,
  clock,
}: Pick<Accounts, 'registrations' | 'keys' | 'attempts' | 'throttles' | 'clock'>): Promise<void> {
  const now = clock.now().getTime();
  const yesterday = new Date(now - DAY_MS);
  await throttles.forgetBefore(yesterday);
  await keys.forget(yesterday);
  await attempts.forget(yesterday);
  await registrations.forgetUnactivated(new Date(now - UNACTIVATED_DAYS * DAY_MS));
}

/** Cleans up every hour. Safe on several nodes: it is idempotent. */
export function startHousekeeping(context: Accounts): { stop: () => void } {
  const timer = setInterval(() => {
    tidyUp(context).catch((error: unknown) =>
      context.log.warn({ err: error }, 'accounts not tidied up'),
    );
  }, EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
