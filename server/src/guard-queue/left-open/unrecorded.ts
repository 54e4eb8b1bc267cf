import type { QueueEntry } from '@app/contract/guard-queue';
import { composeMail } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { EntryRow } from '../entries/entry-rows.ts';
import { lateRecordMail } from '../guard-queue.copy.ts';
import type { GuardQueue } from '../guard-queue.ts';
import { lateSince } from '../read-queue.ts';
import { takeLate, unrecordedOf } from './unrecorded.statements.ts';

/** Visits whose record a patient waits for; they do not prevent joining again. */
export async function readUnrecorded(
  context: GuardQueue,
  { accountId }: Actor,
): Promise<QueueEntry[]> {
  const today = context.profiles.today();
  const rows = await unrecordedOf(context.database, { accountId, today });
  return Promise.all(rows.map((row) => context.present(row, 'patient')));
}

/**
 * Reports each record that is a day late to the medical director, once, and returns its consultation to the
 * plan.
 */
export async function reportLateRecords(context: GuardQueue): Promise<void> {
  const now = context.clock.now();
  await context.database.transaction().execute(async (transaction) => {
    const late = await takeLate(transaction, { now, startedBefore: lateSince(now) });
    for (const entry of late) await reportOne(context, transaction, entry);
  });
}

async function reportOne(context: GuardQueue, transaction: DatabaseTransaction, entry: EntryRow) {
  const { config, publicUrl } = context;
  await context.coverage.giveBack(transaction, entry.id);
  await recordAudit(transaction, undefined, {
    type: 'guard-queue.record-late',
    action: 'E',
    purpose: 'HOPERAT',
    patient_id: entry.person_id,
    entity_type: 'guard_queue_entry',
    entity_id: entry.id,
  });
  await context.sendMail(
    transaction,
    composeMail({
      to: config.MEDICAL_DIRECTOR_EMAIL ?? config.SUPPORT_EMAIL,
      ...lateRecordMail(config.BRAND_NAME, entry, publicUrl),
      supportEmail: config.SUPPORT_EMAIL,
    }),
  );
}
