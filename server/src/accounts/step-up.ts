import { STEP_UP_MINUTES } from '@app/contract/accounts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import { hashSecret, newSecret } from '../platform/ids.ts';
import { refuse } from './accounts.refusals.ts';
import type { Accounts } from './accounts.ts';
import { issueToken } from './open-session.ts';

/** Proves the password again within a session; the cookie gets a new value (D-01, D-12). */
export async function stepUp(context: Accounts, actor: Actor, password: string) {
  const account = await context.accounts.findById(actor.accountId);
  const matches = await context.passwords.verify(account?.password_hash, password);
  if (!matches) throw refuse('accounts.wrong-password');
  const cookie = newSecret();
  await context.sessions.markSteppedUp(actor.sessionId, hashSecret(cookie), context.clock.now());
  return { cookie, token: await issueToken(context, { ...actor, id: actor.accountId }) };
}

/** Refuses an act that needs a fresh proof of identity (c11). */
export function requireStepUp({ stepUpAt }: Pick<Actor, 'stepUpAt'>, now: Date) {
  const oldest = now.getTime() - STEP_UP_MINUTES * 60_000;
  if (!stepUpAt || stepUpAt.getTime() < oldest)
    throw refuseKernel('session.step-up-required', 'step_up_required');
}
