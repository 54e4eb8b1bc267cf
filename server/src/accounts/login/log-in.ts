import type { Credentials } from '@app/contract/accounts';
import { refuse } from '../accounts.refusals.ts';
import type { Accounts } from '../accounts.ts';
import { type OpenedSession, openSession } from '../sessions/open-session.ts';
import { type Attempt, countAttempt, tellOwner } from './throttle-login.ts';

/** Opens a session by password. Unknown, wrong and throttled get the same answer (requirement: decoy cost). */
export async function logIn(
  context: Accounts,
  { username, password, rememberMe }: Credentials,
  { userAgent, ...from }: Omit<Attempt, 'email'> & { userAgent: string | undefined },
): Promise<OpenedSession> {
  const [attempt, account] = await Promise.all([
    countAttempt(context, { email: username, ...from }),
    context.accounts.findByEmail(username),
  ]);
  const matches = await context.passwords.verify(account?.password_hash, password);
  if (!attempt.isHeard || !matches || !account) {
    if (attempt.isLastFree) await tellOwner(context, username);
    throw refuse('accounts.bad-credentials');
  }
  // Only after the correct password may the answer reveal that the account is off.
  if (account.status !== 'ACTIVE') throw refuse('accounts.not-activated', 'User was not activated');
  await attempt.giveBack();
  const opened = await openSession(context, account, {
    authMethod: 'password',
    rememberMe: rememberMe === true,
    userAgent,
    proved: account.password_hash,
  });
  // The account was changed or disabled while the password was being verified.
  if (!opened) throw refuse('accounts.bad-credentials');
  return opened;
}
