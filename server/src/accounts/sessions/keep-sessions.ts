import type { Accounts } from '../accounts.ts';
import { idleLimit } from './open-session.ts';

/** A session in use is renewed at most this often. */
export const RENEW_EVERY_MS = 60_000;

/**
 * Keeps the connected sessions of people in a call or on duty from ending for inactivity
 * (requirement: session limits). The absolute limit still applies.
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
