import { refuseKernel } from '../../platform/http/problem-handler.ts';
import { hashSecret, newSecret } from '../../platform/ids.ts';
import type { Accounts } from '../accounts.ts';
import {
  cookieOf,
  endOldest,
  issueToken,
  limitsOf,
  type WholeSession,
} from '../sessions/open-session.ts';
import type { LiveSession } from '../sessions/session-rows.ts';
import { proveCode } from './prove-code.ts';
import { type FactorOwner, finishEnrolment } from './second-factor.ts';

/** A login with a correct password that waits for the second factor. */
export type WaitingLogin = { session: LiveSession; owner: FactorOwner };

/** Returns the waiting login of a cookie; refuses anything else. */
export async function requireWaitingLogin(
  { sessions, clock }: Accounts,
  cookie: string | undefined,
  requestId: string,
): Promise<WaitingLogin> {
  const session = cookie && (await sessions.findWaiting(hashSecret(cookie), clock.now()));
  if (!session) throw refuseKernel('session.required');
  const { id, account_id, email, role } = session;
  return { session, owner: { accountId: account_id, sessionId: id, email, role, requestId } };
}

/** Completes the waiting session under a new cookie after a correct code. */
export async function passSecondFactor(
  context: Accounts,
  { session, owner }: WaitingLogin,
  code: string,
  isKnownBrowser: boolean,
): Promise<WholeSession> {
  await proveCode(context, owner, code, isKnownBrowser ? 'known-browser' : 'login');
  return complete(context, session);
}

/** Enrols the second factor that the installation requires, and completes the login. */
export async function enrolAtLogin(
  context: Accounts,
  { session, owner }: WaitingLogin,
  code: string,
): Promise<WholeSession & { recoveryCodes: string[] }> {
  const recoveryCodes = await finishEnrolment(context, owner, code);
  return { ...(await complete(context, session)), recoveryCodes };
}

async function complete(context: Accounts, session: LiveSession): Promise<WholeSession> {
  const { sessionWrites, clock } = context;
  const now = clock.now();
  const cookie = newSecret();
  const limits = limitsOf(session.role, session.remember_me, now);
  const change = { ...limits, token_hash: hashSecret(cookie) };
  if (!(await sessionWrites.complete(session.id, change, now)))
    throw refuseKernel('session.required');
  await endOldest(context, session.account_id, session.role);
  const { account_id, id: sessionId, email, role } = session;
  const subject = { id: account_id, sessionId, email, role };
  const token = await issueToken(context, subject, limits);
  return { cookie: cookieOf(cookie, limits, now), token };
}
