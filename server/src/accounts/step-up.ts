import { STEP_UP_MINUTES } from '@app/contract/accounts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import { hashSecret, newSecret } from '../platform/ids.ts';
import type { Accounts } from './accounts.ts';
import { cookieOf, issueToken } from './open-session.ts';
import { provePassword } from './prove-password.ts';

/** Proves the password again within a session; the cookie gets a new value (D-01, D-12). */
export async function stepUp(context: Accounts, actor: Actor, password: string) {
  const account = await context.accounts.findById(actor.accountId);
  if (!account) throw refuseKernel('session.required');
  await provePassword(context, account, password);
  const cookie = newSecret();
  const now = context.clock.now();
  const session = await context.sessions.markSteppedUp(actor.sessionId, hashSecret(cookie), now);
  if (!session) throw refuseKernel('session.required');
  return {
    cookie: cookieOf(cookie, session, now),
    token: await issueToken(context, { ...actor, id: actor.accountId }),
  };
}

/** Refuses an act that needs a fresh proof of identity (c11). */
export function requireStepUp({ stepUpAt }: Pick<Actor, 'stepUpAt'>, now: Date) {
  const oldest = now.getTime() - STEP_UP_MINUTES * 60_000;
  if (!stepUpAt || stepUpAt.getTime() < oldest)
    throw refuseKernel('session.step-up-required', 'step_up_required');
}
