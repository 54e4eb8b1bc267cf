import { GUESSES_A_DAY } from '@app/contract/accounts';
import { accountMails } from '../account-mails.ts';
import type { Accounts } from '../accounts.ts';
import { isAllowed, windowStart } from './allowance.ts';

export const WARN_QUEUE = 'failed-logins';

const DAY_MINUTES = 24 * 60;
const PER_NETWORK = { max: 30, minutes: 15 };
/** After so many failures each further try has to wait twice as long as the one before. */
const PACE = { free: 5, longestSeconds: 5 * 60, max: GUESSES_A_DAY };

/** Who tries to log in, and whether from a browser in which the owner of the account logged in before. */
export type Attempt = { email: string; network: string; isKnownBrowser: boolean };

/** An attempt that is counted already, whatever comes of it. */
export type CountedAttempt = {
  isHeard: boolean;
  /** The one that starts the delays, if it fails. */
  isLastFree: boolean;
  /** The password was right: it was no guess. */
  giveBack: () => Promise<void>;
};

const buckets = ({ email, network }: Pick<Attempt, 'email' | 'network'>) => ({
  account: `login:account:${email}`,
  known: `login:known:${email}`,
  network: `login:network:${network}`,
});

/**
 * Counts an attempt to log in before its password is looked at, and says whether it may be heard.
 * Strangers who use up what an account has for a day leave the browsers that its owner uses alone.
 */
export async function countAttempt(context: Accounts, attempt: Attempt): Promise<CountedAttempt> {
  const { throttles, clock } = context;
  const names = buckets(attempt);
  const { isKnownBrowser } = attempt;
  const account = isKnownBrowser ? names.known : names.account;
  const counted = isKnownBrowser ? [account] : [account, names.network];
  const giveBack = async () => void (await Promise.all(counted.map(throttles.giveBack)));
  const unheard = { isHeard: false, isLastFree: false, giveBack };
  if (!isKnownBrowser && !(await isAllowed(context, names.network, PER_NETWORK))) return unheard;
  const now = clock.now();
  const hits = await throttles.hitAtPace(account, windowStart(now, DAY_MINUTES), now, PACE);
  return hits === undefined ? unheard : { isHeard: true, isLastFree: hits === PACE.free, giveBack };
}

/** Has the owner told that somebody is guessing, if there is one: the job finds out. */
export const tellOwner = ({ database, jobs }: Accounts, email: string): Promise<void> =>
  database.transaction().execute((transaction) => jobs.enqueue(transaction, WARN_QUEUE, { email }));

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

/** The owner has shown by mail who they are: what others guessed no longer counts. */
export async function forgetFailures({ throttles }: Accounts, email: string): Promise<void> {
  const { account, known } = buckets({ email, network: '' });
  await Promise.all([account, known].map(throttles.clear));
}
