import { type WaitingNotice, waitingNoticeText } from '@app/contract/guard-queue';
import { requireStepUp } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { VisitRow } from '../../visits/index.ts';
import { refuse } from '../guard-queue.refusals.ts';
import type { GuardQueue } from '../guard-queue.ts';
import { moveByStaff } from './move-by-staff.ts';
import { movedWords, noticeWords, removedWords } from './staff-acts.copy.ts';
import { tell } from './tell.ts';
import { tellLineLeft } from './tell-line-left.ts';

/** Removes a waiting patient from the line: they read why, and the consultation returns to the plan. */
export async function removeWaiting(
  context: GuardQueue,
  actor: Actor,
  queueId: string,
  reason: string,
): Promise<void> {
  requireStepUp(actor, context.clock.now());
  const seen = await requireWaiting(context, queueId);
  const specialty = await nameOfSpecialty(context, seen.specialty_id);
  const words = removedWords(specialty, reason);
  await moveByStaff(context, actor, seen, { command: 'StaffRemove', reason }, words);
}

/** Moves a waiting patient to another specialty of the guard, placed by their time of arrival. */
export async function moveWaiting(
  context: GuardQueue,
  actor: Actor,
  queueId: string,
  { specialtyId, reason }: { specialtyId: number; reason: string },
): Promise<void> {
  requireStepUp(actor, context.clock.now());
  const seen = await requireWaiting(context, queueId);
  if (seen.specialty_id === specialtyId) throw refuse('guard-queue.same-specialty');
  const specialty = await context.catalogs.findSpecialty(specialtyId);
  if (!specialty?.on_guard) throw refuse('guard-queue.specialty-not-on-guard');
  const words = movedWords(specialty.name, reason);
  const move = { command: 'StaffMove', reason, specialtyId } as const;
  const seq = await moveByStaff(context, actor, seen, move, words);
  await tellLineLeft(context, seen, seq);
}

/** Sends one of the fixed notices to a waiting patient. */
export async function sendWaitingNotice(
  context: GuardQueue,
  actor: Actor,
  queueId: string,
  notice: WaitingNotice,
): Promise<void> {
  const seen = await requireWaiting(context, queueId);
  const told = await context.database.transaction().execute(async (transaction) => {
    await recordAudit(transaction, actor, {
      type: 'guard-queue.notice',
      action: 'C',
      purpose: 'HOPERAT',
      patient_id: seen.person_id,
      entity_type: 'visit',
      entity_id: seen.id,
      rule: notice,
    });
    const words = noticeWords(waitingNoticeText[notice]);
    return tell(context, transaction, {
      ...words,
      accountId: seen.account_id,
      event: 'guard-queue.notice',
    });
  });
  if (told) await context.notifications.push(told);
}

async function requireWaiting({ visits }: GuardQueue, queueId: string): Promise<VisitRow> {
  const seen = await visits.find(queueId);
  if (seen?.origin !== 'GUARD') throw refuse('visits.entry-not-found');
  if (seen.phase !== 'WAITING') throw refuse('guard-queue.not-waiting');
  return seen;
}

const nameOfSpecialty = async ({ catalogs }: GuardQueue, id: number): Promise<string> =>
  (await catalogs.findSpecialty(id))?.name ?? '';
