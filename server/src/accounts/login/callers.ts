import type { Actor, Callers } from '../../platform/http/actor.ts';
import { refuseKernel } from '../../platform/http/problem-handler.ts';
import { hashSecret } from '../../platform/ids.ts';
import type { Principal } from '../../platform/stomp/connection.ts';
import type { Accounts } from '../accounts.ts';
import { sessionCookie } from '../sessions/cookies.routes.ts';
import { RENEW_EVERY_MS } from '../sessions/keep-sessions.ts';
import { idleLimit } from '../sessions/open-session.ts';

type Request = Parameters<Callers['sessionOf']>[0];

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;

/** Knows callers by our signed token, or by their cookie, and its live session row (requirement: session row). */
export const callersOf = (context: Accounts): Callers => ({
  authenticate: async (request) => {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const actor = token && (await actorOfToken(context, token));
    if (!actor) throw refuseKernel('session.required');
    return { ...actor, requestId: request.id };
  },
  sessionOf: async (request) => (await sessionOfCookie(context, request))?.id,
});

/** Finds the live session whose cookie a request carries. */
export async function sessionOfCookie(context: Accounts, request: Request) {
  const cookie = sessionCookie(context).read(request);
  return cookie === undefined
    ? undefined
    : context.sessions.findLiveByToken(hashSecret(cookie), context.clock.now());
}

/** Returns the actor of a token; nothing for an expired, revoked, unknown or forged one. */
export async function actorOfToken(
  context: Accounts,
  token: string,
): Promise<Omit<Actor, 'requestId'> | undefined> {
  const now = context.clock.now();
  const claims = await context.tokens.read(token, now);
  const session = claims && (await context.sessions.findLive(claims.sid, now));
  if (!session || session.account_id !== claims.sub) return undefined;
  if (session.used_at.getTime() < now.getTime() - RENEW_EVERY_MS) {
    const limit = idleLimit(now, session.role, session.remember_me);
    await context.sessionWrites.renew(session.id, limit, now);
  }
  return {
    accountId: session.account_id,
    sessionId: session.id,
    email: session.email,
    role: session.role,
    stepUpAt: session.step_up_at,
  };
}

const ON_THE_LINE: readonly Actor['role'][] = ['PATIENT', 'PROFESSIONAL', 'PHARMACY'];

/** Returns the principal of a socket from the token of its CONNECT. Staff screens poll instead. */
export async function principalOfToken(
  context: Accounts,
  token: string,
): Promise<Principal | undefined> {
  const actor = await actorOfToken(context, token);
  if (!(actor && ON_THE_LINE.includes(actor.role))) return undefined;
  const { accountId, sessionId, email, role } = actor;
  return { accountId, sessionId, email, role };
}

/** Returns the actor of an open socket while its session row is live. */
export async function actorOfSocket(
  { sessions, clock }: Accounts,
  { sessionId }: Principal,
): Promise<Actor | undefined> {
  const session = await sessions.findLive(sessionId, clock.now());
  if (!session) return undefined;
  const { account_id, id, email, role, step_up_at } = session;
  return {
    accountId: account_id,
    sessionId: id,
    email,
    role,
    stepUpAt: step_up_at,
    requestId: 'socket',
  };
}
