import {
  type AuthMethod,
  authenticate,
  type Credentials,
  credentialsSchema,
  type LoginAnswer,
  type PendingLogin,
} from '@app/contract/accounts';
import { call } from '../../lib/server/call.ts';
import { failureText, waitText } from '../../lib/server/failure-text.ts';
import { ProblemError, problemCode } from '../../lib/server/problem-error.ts';
import { session } from '../../lib/session/session.ts';
import type { MintedToken, ViewerRole } from '../../lib/session/session-source.ts';
import { faultTexts } from '../../ui/form/field-faults.ts';
import { accountsCopy, loginMessages } from '../accounts.copy.ts';
import { UnregisteredError } from '../unregistered-error.ts';

/**
 * Result of a login: open, refused with a reason, waiting for a second step, or open without a registration. A
 * refusal of a sign-up that nobody activated has its e-mail.
 */
export type LoginOutcome =
  | { kind: 'in' }
  | { kind: 'refused'; text: string; inactive?: string | undefined }
  | { kind: 'pending'; asked: PendingLogin['mfa_required'] }
  | { kind: 'unregistered'; accountId: string; role: ViewerRole };

/** A refused field, with its text. */
export type LoginFaults = Partial<Record<'username' | 'password', string>>;

/** Errors of the typed fields, in order; empty if they may be sent. */
export function faultsOf(typed: Credentials): LoginFaults {
  const { error } = credentialsSchema.safeParse(typed);
  return error ? faultTexts(error, loginMessages) : {};
}

/** Logs in with the password and reads the profile. */
export async function logIn(credentials: Credentials): Promise<LoginOutcome> {
  try {
    return await follow(await call(authenticate, { body: credentials }), 'password');
  } catch (error) {
    const isInactive = problemCode(error) === 'accounts.not-activated';
    const inactive = isInactive ? credentials.username : undefined;
    return { kind: 'refused', text: loginMessage(error), inactive };
  }
}

/** Continues with the answer of a login: reads the profile, or asks for the second step. */
export const follow = async (answer: LoginAnswer, method: AuthMethod): Promise<LoginOutcome> =>
  'id_token' in answer
    ? openSession(answer, method)
    : { kind: 'pending', asked: answer.mfa_required };

/** Opens the session of a token and reads its profile; without a profile the token is kept. */
export async function openSession(token: MintedToken, method: AuthMethod): Promise<LoginOutcome> {
  try {
    await session.open(token, method);
    void import('../own-account.ts').then(({ tellLogin }) => tellLogin(method));
    return { kind: 'in' };
  } catch (error) {
    if (!(error instanceof UnregisteredError))
      return { kind: 'refused', text: accountsCopy.profileFault };
    return { kind: 'unregistered', accountId: error.accountId, role: error.role };
  }
}

/** Messages of the specification's error catalogue: not activated, other client errors, server errors. */
function loginMessage(error: unknown): string {
  if (!(error instanceof ProblemError)) return accountsCopy.loginFault(failureText(error));
  const { status, detail = '', code } = error.problem;
  if (detail.includes('not activated')) return accountsCopy.disabled;
  if (code === 'accounts.too-many-logins') return accountsCopy.crowded;
  if (code === 'accounts.too-many-from-network') return accountsCopy.fromNetwork(waitText(error));
  if (status === 429) return failureText(error);
  if (status >= 400 && status < 500) return accountsCopy.loginFailed;
  return accountsCopy.loginFault(detail && detail !== code ? detail : failureText(error));
}
