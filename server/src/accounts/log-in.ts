import type { Credentials } from '@app/contract/accounts';
import { accountMails } from './account-mails.ts';
import { refuse } from './accounts.refusals.ts';
import type { AccountRow } from './accounts.repository.ts';
import type { Accounts } from './accounts.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { countFailure, forgetFailures, readThrottle } from './throttle-login.ts';

/** Opens a session for whoever knows the password. Unknown, wrong and throttled are one answer (SR-03). */
export async function logIn(
  context: Accounts,
  { username, password, rememberMe }: Credentials,
  network: string,
): Promise<OpenedSession> {
  const attempt = { email: username, network };
  const [{ isThrottled, hasFailed }, account] = await Promise.all([
    readThrottle(context, attempt),
    context.accounts.findByEmail(username),
  ]);
  const matches = await context.passwords.verify(account?.password_hash, password);
  if (isThrottled || !matches || !account) {
    await refused(context, attempt, account, isThrottled);
    throw refuse('accounts.bad-credentials');
  }
  // Only somebody who knows the password learns that the account is off.
  if (account.status !== 'ACTIVE') throw refuse('accounts.not-activated', 'User was not activated');
  if (hasFailed) await forgetFailures(context, attempt);
  return openSession(context, account, { authMethod: 'password', rememberMe: rememberMe === true });
}

async function refused(
  context: Accounts,
  attempt: { email: string; network: string },
  account: AccountRow | undefined,
  throttled: boolean,
) {
  if (throttled) return;
  const startsDelays = await countFailure(context, attempt);
  if (!startsDelays || account?.status !== 'ACTIVE') return;
  await context.database
    .transaction()
    .execute((transaction) =>
      context.sendMail(transaction, accountMails(context).failedLogins(account.email)),
    );
}
