import type { Accounts } from '../accounts.ts';
import { idleLimit } from './open-session.ts';

/** A session in use is renewed at most this often, not at every sign of life. */
export const RENEW_EVERY_MS = 60_000;

/**
 * Being in a call or on duty is use too, though nothing is asked for: the connected sessions of
 * these people do not run out for idleness (requirement: session limits). The absolute limit holds.
 */
export async function keepSessions(
  { sessions, sessionWrites, clock }: Accounts,
  accountIds: string[],
  connected: string[],
): Promise<void> {
  if (accountIds.length === 0) return;
  const now = clock.now();
  const before = new Date(now.getTime() - RENEW_EVERY_MS);
  for (const { id, role, remember_me } of await sessions.findStale(accountIds, connected, before))
    await sessionWrites.renew(id, idleLimit(now, role, remember_me), now);
}
