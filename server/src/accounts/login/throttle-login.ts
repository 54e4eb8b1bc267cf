import { FAILED_ACCOUNTS_PER_NETWORK, GUESSES_A_DAY } from '@app/contract/accounts';
import { accountMails } from '../account-mails.ts';
import type { Accounts } from '../accounts.ts';
import { windowStart } from './allowance.ts';
import { giveBackToNetwork, requireOfNetwork } from './network-allowance.ts';

export const WARN_QUEUE = 'failed-logins';

const DAY_MINUTES = 24 * 60;
const PER_NETWORK = { max: FAILED_ACCOUNTS_PER_NETWORK, minutes: 15 };
/** After the free failures each attempt has to wait twice as long as the one before. */
export const FREE_GUESSES = 5;
const PACE = { free: FREE_GUESSES, longestSeconds: 5 * 60, max: GUESSES_A_DAY };

/** An attempt to log in; a known browser is one in which the owner logged in before. */
export type Attempt = { email: string; network: string; isKnownBrowser: boolean };

/** An attempt that has been counted. */
export type CountedAttempt = {
  isAllowed: boolean;
  /** Whether delays start if this one fails. */
  isLastFree: boolean;
  /** Takes it off the count: the password was correct. */
  giveBack: () => Promise<void>;
};

const buckets = (email: string) => ({
  account: `login:account:${email}`,
  known: `login:known:${email}`,
});

/**
 * Counts an attempt to log in before its password is checked, and answers whether it may be checked. Unknown
 * browsers have their own daily limit, so strangers cannot lock out the owner's known browsers.
 */
export async function countAttempt(context: Accounts, attempt: Attempt): Promise<CountedAttempt> {
  const { throttles, clock } = context;
  const names = buckets(attempt.email);
  const { isKnownBrowser } = attempt;
  const account = isKnownBrowser ? names.known : names.account;
  if (!isKnownBrowser) await requireOfNetwork(context, 'login', attempt, PER_NETWORK);
  const giveBack = async () => {
    await throttles.giveBack(account);
    if (!isKnownBrowser) await giveBackToNetwork(context, 'login', attempt);
  };
  const refused = { isAllowed: false, isLastFree: false, giveBack };
  const now = clock.now();
  const hits = await throttles.hitAtPace(account, windowStart(now, DAY_MINUTES), now, PACE);
  return hits === undefined
    ? refused
    : { isAllowed: true, isLastFree: hits === PACE.free, giveBack };
}

/** Queues the warning to the owner; the job looks up whether the account exists. */
export const tellOwner = ({ database, jobs }: Accounts, email: string): Promise<void> =>
  database.transaction().execute((transaction) => jobs.enqueue(transaction, WARN_QUEUE, { email }));

/** Warns the owner of an account that its password is being guessed. */
export async function warnOwner(context: Accounts, email: string): Promise<void> {
  const account = await context.accounts.findByEmail(email);
  if (account?.status !== 'ACTIVE') return;
  await context.database
    .transaction()
    .execute((transaction) =>
      context.sendMail(transaction, accountMails(context).failedLogins(email)),
    );
}

/** Clears the counted failures once the owner has proved their identity by mail. */
export async function forgetFailures({ throttles }: Accounts, email: string): Promise<void> {
  const { account, known } = buckets(email);
  await Promise.all([account, known].map(throttles.clear));
}
