import type { OwnSession } from '@app/contract/accounts';
import type { Actor } from '../../platform/http/actor.ts';
import { refuseKernel } from '../../platform/http/problem-handler.ts';
import type { Accounts } from '../accounts.ts';

/** Lists the account's open sessions, with the current one marked. */
export async function listOwnSessions(
  { sessions, clock }: Accounts,
  { accountId, sessionId }: Actor,
): Promise<OwnSession[]> {
  const rows = await sessions.listLive(accountId, clock.now());
  return rows.map(({ id, device, auth_method, remember_me, created_at, used_at }) => ({
    id,
    device,
    auth_method,
    remembered: remember_me,
    created_at: created_at.toISOString(),
    used_at: used_at.toISOString(),
    is_current: id === sessionId,
  }));
}

/** Ends a session of the account and its sockets. One of another account is reported as not found. */
export async function endOwnSession(
  { sessionEndings, clock, closeSockets }: Accounts,
  { accountId }: Actor,
  id: string,
): Promise<void> {
  const ended = await sessionEndings.endOwn(accountId, id, 'ended by its owner', clock.now());
  if (!ended) throw refuseKernel('request.not-found');
  closeSockets(id);
}

/** Ends all of the account's sessions except this one. */
export async function endOtherSessions(
  { sessionEndings, clock, closeSockets }: Accounts,
  { accountId, sessionId }: Actor,
): Promise<void> {
  const ended = await sessionEndings.endAllOf(
    accountId,
    'ended by its owner',
    clock.now(),
    sessionId,
  );
  ended.forEach(closeSockets);
}
