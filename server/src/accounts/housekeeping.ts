import type { Accounts } from './accounts.ts';

const EVERY_MS = 60 * 60_000;
const DAY_MS = 24 * EVERY_MS;
/** How long accounts stay that nobody activated (requirement: unconfirmed data goes). */
const UNACTIVATED_DAYS = 7;

/** Deletes what accounts must not keep: used keys and tickets after a day, claims nobody confirmed after a week. */
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

/** Tidies up every hour; several nodes may do it, twice changes nothing. */
export function startHousekeeping(context: Accounts): { stop: () => void } {
  const timer = setInterval(() => {
    tidyUp(context).catch((error: unknown) =>
      context.log.warn({ err: error }, 'accounts not tidied up'),
    );
  }, EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
