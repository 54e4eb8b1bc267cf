import {
  ABSOLUTE_HOURS,
  ID_TOKEN_SECONDS,
  IDLE_MINUTES,
  type LoginAnswer,
  PASSWORD_OK_MINUTES,
  type PendingLogin,
  REMEMBER_ME_DAYS,
  type Role,
  SESSIONS_MAX,
  type tokenSchema,
} from '@app/contract/accounts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@app/contract/kernel';
import type { z } from 'zod';
import { hashSecret, newId, newSecret } from '../../platform/ids.ts';
import { type Accounts, byRole } from '../accounts.ts';
import { needsSecondFactor } from '../second-factor/second-factor.ts';
import { deviceOf } from './device-of.ts';
import type { SessionLimits } from './session-rows.ts';

/** Value of a session's cookie, and its lifetime in seconds; `undefined` if it ends with the browser. */
export type SessionCookie = { value: string; maxAge: number | undefined };

/** A new session: its cookie, and its first id_token or what is still required. */
export type OpenedSession = { cookie: SessionCookie; answer: LoginAnswer };

/** A complete session: its cookie and its first id_token. */
export type WholeSession = { cookie: SessionCookie; token: z.infer<typeof tokenSchema> };

type Subject = { id: string; email: string; role: Role };
type Options = {
  authMethod: 'password' | 'google';
  rememberMe: boolean;
  userAgent: string | undefined;
  /** The password hash that was verified; `null` if a provider verified the person. */
  proved: string | null;
};

/**
 * Opens a session as a database row that stores only the cookie's hash (requirement: session row). With a
 * second factor it waits for the code. Returns nothing if the account changed meanwhile.
 */
export async function openSession(
  context: Accounts,
  account: Subject,
  { authMethod, rememberMe, userAgent, proved }: Options,
): Promise<OpenedSession | undefined> {
  const now = context.clock.now();
  const cookie = newSecret();
  const id = newId();
  const pending = await stillAsked(context, account);
  const remembered = rememberMe && account.role === 'PATIENT';
  const limits = pending ? waitingLimits(remembered, now) : limitsOf(account.role, remembered, now);
  const row = {
    ...limits,
    id,
    account_id: account.id,
    token_hash: hashSecret(cookie),
    auth_method: authMethod,
    device: deviceOf(userAgent),
    stage: pending ? 'PASSWORD_OK' : 'FULL',
    used_at: now,
  } as const;
  if (!(await context.sessionWrites.insert(row, proved))) return undefined;
  if (pending) return { cookie: cookieOf(cookie, limits, now), answer: pending };
  await endOldest(context, account.id, account.role);
  const answer = await issueToken(context, { ...account, sessionId: id }, limits);
  return { cookie: cookieOf(cookie, limits, now), answer };
}

/** What a login still requires: a code if a second factor is enrolled, or enrolling one if it is mandatory. */
async function stillAsked(
  context: Accounts,
  { id, role }: Subject,
): Promise<PendingLogin | undefined> {
  const expires_in = PASSWORD_OK_MINUTES * 60;
  const factor = await context.factors.find(id);
  if (factor?.confirmed_at) return { mfa_required: 'code', expires_in };
  return needsSecondFactor(context, role) ? { mfa_required: 'enrolment', expires_in } : undefined;
}

/** Ends the oldest sessions of an account beyond its limit (requirement: session limits). */
export async function endOldest(context: Accounts, accountId: string, role: Role): Promise<void> {
  const keep = byRole(role, SESSIONS_MAX);
  const ended = await context.sessionEndings.endBeyond(accountId, keep, context.clock.now());
  ended.forEach(context.closeSockets);
}

/** When a complete session expires (requirement: session limits). */
export function limitsOf(role: Role, remembered: boolean, now: Date): SessionLimits {
  const lifeMs = remembered ? REMEMBER_ME_DAYS * DAY_MS : byRole(role, ABSOLUTE_HOURS) * HOUR_MS;
  return {
    remember_me: remembered,
    idle_expires_at: idleLimit(now, role, remembered),
    absolute_expires_at: new Date(now.getTime() + lifeMs),
  };
}

function waitingLimits(remembered: boolean, now: Date): SessionLimits {
  const end = new Date(now.getTime() + PASSWORD_OK_MINUTES * MINUTE_MS);
  return { remember_me: remembered, idle_expires_at: end, absolute_expires_at: end };
}

/** The cookie of a session; a remembered one lives as long as its row. */
export const cookieOf = (
  value: string,
  { remember_me, absolute_expires_at }: SessionLimits,
  now: Date,
): SessionCookie => ({
  value,
  maxAge: remember_me
    ? Math.floor((absolute_expires_at.getTime() - now.getTime()) / 1000)
    : undefined,
});

/** Issues a short-lived bearer token for a live session (requirement: session row). */
export async function issueToken(
  { tokens, clock }: Accounts,
  { id, sessionId, email, role }: Subject & { sessionId: string },
  { idle_expires_at, absolute_expires_at }: SessionLimits,
) {
  const now = clock.now();
  const id_token = await tokens.issue({ accountId: id, sessionId, email, role }, now);
  const end = Math.min(idle_expires_at.getTime(), absolute_expires_at.getTime());
  const session_expires_in = Math.max(0, Math.floor((end - now.getTime()) / 1000));
  return { id_token, expires_in: ID_TOKEN_SECONDS, session_expires_in };
}

/** When an unused session expires. A remembered one has only the absolute limit. */
export const idleLimit = (now: Date, role: Role, remembered: boolean): Date =>
  new Date(
    now.getTime() +
      (remembered ? REMEMBER_ME_DAYS * DAY_MS : byRole(role, IDLE_MINUTES) * MINUTE_MS),
  );
