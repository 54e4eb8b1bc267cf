import { recordAudit } from '../../audit/index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { VisitRow } from '../../visits/index.ts';
import type { GuardQueue } from '../guard-queue.ts';
import { tell } from './tell.ts';

type Words = { subject: string; description: string };
type StaffMove = {
  command: 'StaffRemove' | 'StaffMove' | 'StaffPurge';
  reason: string;
  specialtyId?: number;
};

const AUDIT = {
  StaffRemove: 'guard-queue.remove',
  StaffMove: 'guard-queue.move',
  StaffPurge: 'guard-queue.purge',
} as const;

/**
 * Moves a visit for the medical director: event with the reason, audit row and notification in one transaction.
 * If a professional claims at the same time, either this is refused or the professional finds nobody.
 */
export async function moveByStaff(
  context: GuardQueue,
  actor: Actor,
  seen: VisitRow,
  move: StaffMove,
  words: Words,
): Promise<number> {
  const done = await context.database
    .transaction()
    .execute((transaction) => storeMove(context, transaction, actor, seen, move, words));
  return announceMove(context, move, done);
}

/** The rows of such a move, written in the caller's transaction. */
export async function storeMove(
  context: GuardQueue,
  transaction: DatabaseTransaction,
  actor: Actor,
  seen: VisitRow,
  move: StaffMove,
  words: Words,
) {
  const moved = await context.visits.move(transaction, seen, { ...move, actor });
  await recordAudit(transaction, actor, {
    type: AUDIT[move.command],
    action: 'U',
    purpose: 'HOPERAT',
    patient_id: seen.person_id,
    entity_type: 'visit',
    entity_id: seen.id,
  });
  const event = AUDIT[move.command];
  const told = await tell(context, transaction, { ...words, accountId: seen.account_id, event });
  return { ...moved, told };
}

/** Notifies the people concerned, after the commit; returns the number of the event. */
export async function announceMove(
  context: GuardQueue,
  { command }: Pick<StaffMove, 'command'>,
  { visit, seq, told }: Awaited<ReturnType<typeof storeMove>>,
): Promise<number> {
  await context.visits.announce(command, visit, seq);
  if (told) await context.notifications.push(told);
  return seq;
}
