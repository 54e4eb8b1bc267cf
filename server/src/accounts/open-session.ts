import {
  ABSOLUTE_HOURS,
  ID_TOKEN_SECONDS,
  IDLE_MINUTES,
  REMEMBER_ME_DAYS,
  type Role,
  SESSIONS_MAX,
} from '@app/contract/accounts';
import { hashSecret, newId, newSecret } from '../platform/ids.ts';
import { type Accounts, byRole } from './accounts.ts';
import type { NewSession } from './sessions.repository.ts';

/** The value of a session's cookie, and the seconds it lives: none where it ends with the browser. */
export type SessionCookie = { value: string; maxAge: number | undefined };

/** A new session: its cookie and the first id_token. */
export type OpenedSession = {
  cookie: SessionCookie;
  token: { id_token: string; expires_in: number };
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_SECONDS = 86_400;

type Subject = { id: string; email: string; role: Role };
type Options = {
  authMethod: string;
  rememberMe: boolean;
  /** The password hash that was just proved; `null` where somebody else vouches for the person. */
  proved: string | null;
};

/** Opens a session as a database row; only the cookie's hash is kept (D-01). Nothing where the account changed meanwhile. */
export async function openSession(
  context: Accounts,
  account: Subject,
  options: Options,
): Promise<OpenedSession | undefined> {
  const { sessions, clock } = context;
  const now = clock.now();
  const cookie = newSecret();
  const id = newId();
  const remembered = options.rememberMe && account.role === 'PATIENT';
  const lifeMs = remembered
    ? REMEMBER_ME_DAYS * DAY_SECONDS * 1000
    : byRole(account.role, ABSOLUTE_HOURS) * HOUR_MS;
  const row = {
    id,
    account_id: account.id,
    token_hash: hashSecret(cookie),
    auth_method: options.authMethod,
    remember_me: remembered,
    idle_expires_at: idleLimit(now, account.role, remembered),
    absolute_expires_at: new Date(now.getTime() + lifeMs),
  };
  if (!(await sessions.insert(row, options.proved))) return undefined;
  const ended = await sessions.endBeyond(account.id, byRole(account.role, SESSIONS_MAX), now);
  ended.forEach(context.closeSockets);
  const token = await issueToken(context, { ...account, sessionId: id });
  return { cookie: cookieOf(cookie, row, now), token };
}

/** The cookie of a session: one that is remembered lives as long as its row. */
export const cookieOf = (
  value: string,
  { remember_me, absolute_expires_at }: Pick<NewSession, 'remember_me' | 'absolute_expires_at'>,
  now: Date,
): SessionCookie => ({
  value,
  maxAge: remember_me
    ? Math.floor((absolute_expires_at.getTime() - now.getTime()) / 1000)
    : undefined,
});

/** A short bearer token for a live session (D-02). */
export async function issueToken(
  { tokens, clock }: Accounts,
  { id, sessionId, email, role }: Subject & { sessionId: string },
) {
  const id_token = await tokens.issue({ accountId: id, sessionId, email, role }, clock.now());
  return { id_token, expires_in: ID_TOKEN_SECONDS };
}

/** When a session nobody uses ends. A remembered one only ends at its absolute limit. */
export function idleLimit(now: Date, role: Role, remembered: boolean): Date {
  if (remembered) return new Date(now.getTime() + REMEMBER_ME_DAYS * DAY_SECONDS * 1000);
  return new Date(now.getTime() + byRole(role, IDLE_MINUTES) * MINUTE_MS);
}
