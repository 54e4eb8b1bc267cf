import { type Periodic, periodically } from '../../platform/jobs/periodically.ts';
import type { Accounts } from '../accounts.ts';

const SWEEP_EVERY_MS = 2_000;

/** Closes the sockets of sessions that expired or were ended on another node. */
export const startSessionSweep = (context: Accounts, connected: () => string[]): Periodic =>
  periodically(context, SWEEP_EVERY_MS, 'sweep of sessions', () =>
    closeEnded(context, connected()),
  );

async function closeEnded(
  { sessions, clock, closeSockets }: Accounts,
  ids: string[],
): Promise<void> {
  if (ids.length === 0) return;
  for (const id of await sessions.findOver(ids, clock.now())) closeSockets(id);
}
