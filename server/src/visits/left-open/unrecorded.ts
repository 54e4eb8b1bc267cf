import type { QueueEntry } from '@app/contract/visits';
import { composeMail } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { lateSince } from '../attending.ts';
import type { VisitRow } from '../rows/visit-rows.ts';
import { lateRecordMail } from '../visits.copy.ts';
import type { VisitsContext } from '../visits-context.ts';
import { takeLate, unrecordedOf } from './unrecorded.statements.ts';

/** Visits whose record a patient waits for; they do not prevent joining again. */
export async function readUnrecorded(
  context: VisitsContext,
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
export async function reportLateRecords(context: VisitsContext): Promise<void> {
  const now = context.clock.now();
  await context.database.transaction().execute(async (transaction) => {
    const late = await takeLate(transaction, { now, startedBefore: lateSince(now) });
    for (const visit of late) await reportOne(context, transaction, visit);
  });
}

async function reportOne(
  context: VisitsContext,
  transaction: DatabaseTransaction,
  visit: VisitRow,
) {
  const { config, publicUrl } = context;
  await context.coverage.giveBack(transaction, visit.id);
  await recordAudit(transaction, undefined, {
    type: 'visits.record-late',
    action: 'E',
    purpose: 'HOPERAT',
    patient_id: visit.person_id,
    entity_type: 'visit',
    entity_id: visit.id,
  });
  await context.sendMail(
    transaction,
    composeMail({
      to: config.MEDICAL_DIRECTOR_EMAIL ?? config.SUPPORT_EMAIL,
      ...lateRecordMail(config.BRAND_NAME, visit, publicUrl),
      supportEmail: config.SUPPORT_EMAIL,
    }),
  );
}
