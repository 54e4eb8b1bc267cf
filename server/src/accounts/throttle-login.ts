import { accountMails } from './account-mails.ts';
import type { Accounts } from './accounts.ts';

export const WARN_QUEUE = 'failed-logins';

const WINDOW_MS = 15 * 60_000;
const FREE_ATTEMPTS = 5;
const ATTEMPTS_PER_NETWORK = 30;
const LONGEST_DELAY_MS = 5 * 60_000;

type Attempt = { email: string; network: string };

const windowOf = (now: Date) => new Date(Math.floor(now.getTime() / WINDOW_MS) * WINDOW_MS);
const buckets = ({ email, network }: Attempt) => ({
  account: `login:account:${email}`,
  network: `login:network:${network}`,
});

/** What earlier failures mean for an attempt: refused unheard or not, and whether there is something to forget. */
export type Throttle = { isThrottled: boolean; hasFailed: boolean };

/**
 * Whether an attempt to log in must be refused unheard. After five failures each further try has to
 * wait twice as long as the one before, so guessing is slow and an owner is never locked out (D-09).
 */
export async function readThrottle(
  { throttles, clock }: Accounts,
  attempt: Attempt,
): Promise<Throttle> {
  const now = clock.now();
  const names = buckets(attempt);
  const counters = await throttles.find([names.account, names.network], windowOf(now));
  const account = counters.get(names.account);
  const hasFailed = account !== undefined;
  const networkHits = counters.get(names.network)?.hits ?? 0;
  if (networkHits >= ATTEMPTS_PER_NETWORK) return { isThrottled: true, hasFailed };
  if (!account || account.hits < FREE_ATTEMPTS) return { isThrottled: false, hasFailed };
  const delay = Math.min(1000 * 2 ** (account.hits - FREE_ATTEMPTS), LONGEST_DELAY_MS);
  return { isThrottled: now.getTime() - account.last_hit_at.getTime() < delay, hasFailed };
}

/** Counts a failed login. The one that starts the delays has the owner told, if there is one (D-09). */
export async function countFailure(context: Accounts, attempt: Attempt): Promise<void> {
  const { throttles, clock, database, jobs } = context;
  const now = clock.now();
  const names = buckets(attempt);
  await throttles.hit(names.network, windowOf(now), now);
  const { hits } = await throttles.hit(names.account, windowOf(now), now);
  if (hits !== FREE_ATTEMPTS) return;
  // The job finds out whether there is an owner: the answer costs the same (D-08).
  await database
    .transaction()
    .execute((transaction) => jobs.enqueue(transaction, WARN_QUEUE, { email: attempt.email }));
}

/** Tells the owner of an account that somebody is guessing its password. */
export async function warnOwner(context: Accounts, email: string): Promise<void> {
  const account = await context.accounts.findByEmail(email);
  if (account?.status !== 'ACTIVE') return;
  await context.database
    .transaction()
    .execute((transaction) =>
      context.sendMail(transaction, accountMails(context).failedLogins(email)),
    );
}

export const forgetFailures = ({ throttles }: Accounts, email: string) =>
  throttles.clear(buckets({ email, network: '' }).account);
