import { type identityProofSchema, STEP_UP_MINUTES } from '@app/contract/accounts';
import type { z } from 'zod';
import type { Actor } from '../../platform/http/actor.ts';
import { refuseKernel } from '../../platform/http/problem-handler.ts';
import { hashSecret, newSecret } from '../../platform/ids.ts';
import { refuse } from '../accounts.refusals.ts';
import type { Accounts } from '../accounts.ts';
import { proveCode } from '../second-factor/prove-code.ts';
import { cookieOf, issueToken } from '../sessions/open-session.ts';
import { provePassword } from './prove-password.ts';

type Proof = z.output<typeof identityProofSchema>;

/** Proves identity again within a session and renews its cookie (requirement: step-up). */
export async function stepUp(context: Accounts, actor: Actor, proof: Proof) {
  await prove(context, actor.accountId, proof);
  const cookie = newSecret();
  const now = context.clock.now();
  const session = await context.sessionWrites.markSteppedUp(
    actor.sessionId,
    hashSecret(cookie),
    now,
  );
  if (!session) throw refuseKernel('session.required');
  return {
    cookie: cookieOf(cookie, session, now),
    token: await issueToken(context, { ...actor, id: actor.accountId }, session),
  };
}

/** Checks the second factor where the account has one, otherwise the password; one never replaces the other. */
async function prove(context: Accounts, accountId: string, proof: Proof): Promise<void> {
  const [account, factor] = await Promise.all([
    context.accounts.findById(accountId),
    context.factors.find(accountId),
  ]);
  if (!account) throw refuseKernel('session.required');
  if (factor?.confirmed_at) {
    if (!('code' in proof)) throw refuse('accounts.code-required');
    return proveCode(context, { accountId, email: account.email }, proof.code, 'session');
  }
  if (!('password' in proof)) throw refuse('accounts.second-factor-missing');
  return provePassword(context, account, proof.password);
}

/** Refuses an action without a recent proof of identity. */
export function requireStepUp({ stepUpAt }: Pick<Actor, 'stepUpAt'>, now: Date) {
  const oldest = now.getTime() - STEP_UP_MINUTES * 60_000;
  if (!stepUpAt || stepUpAt.getTime() < oldest)
    throw refuseKernel('session.step-up-required', 'step_up_required');
}
