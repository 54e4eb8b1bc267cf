import { authenticate, type Credentials } from '@app/contract/accounts';
import { call } from '../lib/call.ts';
import { ProblemError } from '../lib/problem-error.ts';
import { type MintedToken, session } from '../lib/session.ts';
import { accountsCopy, accountsProblemMessage } from './accounts.copy.ts';

/** Logs in and reads the profile; answers what to say when it did not work. */
export async function logIn(credentials: Credentials): Promise<string | undefined> {
  let token: MintedToken;
  try {
    token = await call(authenticate, { body: credentials });
  } catch (error) {
    return loginMessage(error);
  }
  try {
    await session.open(token, 'password');
  } catch {
    return accountsCopy.profileFault;
  }
  return undefined;
}

/** The error catalogue of the specification (A 8): not activated, under 500, and the rest. */
export function loginMessage(error: unknown): string {
  if (!(error instanceof ProblemError)) return accountsCopy.loginFault('');
  const { status, detail = '', code } = error.problem;
  if (detail.includes('not activated')) return accountsProblemMessage['accounts.not-activated'];
  if (code === 'accounts.too-many-logins') return accountsProblemMessage[code];
  if (status >= 400 && status < 500) return accountsCopy.loginFailed;
  return accountsCopy.loginFault(detail || code);
}
