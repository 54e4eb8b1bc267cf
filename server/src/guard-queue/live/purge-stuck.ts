import { requireStepUp } from '../../accounts/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { GuardQueue } from '../guard-queue.ts';
import { liveRepository } from './live.repository.ts';
import { announceMove, storeMove } from './move-by-staff.ts';
import { stuckBefore } from './read-live.ts';
import { purgedWords } from './staff-acts.copy.ts';

/**
 * Closes, in error and with a reason, the stuck visits that were shown and confirmed; returns those it closed.
 * Visits with a sign of life since are left alone. Nothing is deleted.
 */
export async function purgeStuck(
  context: GuardQueue,
  actor: Actor,
  { queueIds, reason }: { queueIds: string[]; reason: string },
): Promise<string[]> {
  requireStepUp(actor, context.clock.now());
  const closed: string[] = [];
  for (const queueId of new Set(queueIds)) {
    if (await purgeOne(context, actor, queueId, reason)) closed.push(queueId);
  }
  return closed;
}

async function purgeOne(context: GuardQueue, actor: Actor, queueId: string, reason: string) {
  const move = { command: 'StaffPurge', reason } as const;
  const done = await context.database.transaction().execute(async (transaction) => {
    const before = stuckBefore(context.clock.now());
    const seen = await liveRepository(transaction).lockStuck(queueId, before);
    return seen && storeMove(context, transaction, actor, seen, move, purgedWords(reason));
  });
  if (!done) return false;
  await announceMove(context, move, done);
  return true;
}
