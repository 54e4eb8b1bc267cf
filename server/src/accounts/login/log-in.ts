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
  if (!attempt.isAllowed || !matches || !account) {
    const isOfSignup = await isTypedAtSignup(context, username, password);
    if (attempt.isAllowed && isOfSignup) throw refuse('accounts.not-activated', INACTIVE);
    if (attempt.isLastFree) await tellOwner(context, username);
    throw refuse('accounts.bad-credentials');
  }
  // Only after the correct password may the answer reveal that the account is off.
  if (account.status !== 'ACTIVE') throw refuse('accounts.disabled', INACTIVE);
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

/** By these words a screen recognizes an account that is off (specification, section 8). */
const INACTIVE = 'User was not activated';

/**
 * Whether somebody signed up with this address and password in the last week and has not activated it. An address in
 * use gets the same answer, and each one costs the same time: it shows nobody's account (requirement: decoy cost).
 */
const isTypedAtSignup = async (
  { passwords, signupPasswords }: Accounts,
  email: string,
  password: string,
): Promise<boolean> => passwords.verify(await signupPasswords.findHash(email), password);
