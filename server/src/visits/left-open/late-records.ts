import type { LateRecord } from '@app/contract/visits';
import { z } from 'zod';
import { requireStepUp } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { PAGE_ROWS, type PageEnd, pageOf } from '../../platform/database/pages.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { NO_ID } from '../../platform/ids.ts';
import { moveVisit } from '../move-visit.ts';
import { closedRecordWords } from '../visits.copy.ts';
import { refuse } from '../visits.refusals.ts';
import type { VisitsContext } from '../visits-context.ts';
import { lateRecords } from './unrecorded.statements.ts';

const endSchema = z.object({ key: z.coerce.date(), id: z.guid() });

const FROM_THE_FIRST: PageEnd = {
  key: new Date(0).toISOString(),
  id: NO_ID,
};

/** Visits whose record is more than a day late, in pages: patient, professional and date, never a text. */
export async function readLateRecords(
  { database }: VisitsContext,
  after: PageEnd = FROM_THE_FIRST,
): Promise<{ data: LateRecord[]; next: string | null }> {
  const { key, id } = endSchema.parse(after);
  const rows = await lateRecords(database, { key, id, rows: PAGE_ROWS });
  const page = pageOf(rows, (row) => ({ key: row.started_at.toISOString(), id: row.id }));
  const data = page.data.map((row) => ({
    queueId: row.id,
    professional: row.professional_name ?? '',
    licence: row.professional_licence ?? '',
    patient: `${row.first_name} ${row.last_name}`,
    since: row.started_at.toISOString(),
  }));
  return { ...page, data };
}

/**
 * For the medical director: closes a visit whose record will never be written (decision 0034). The
 * professional's draft is not read and stays as it is; the patient is notified.
 */
export async function closeLateRecord(
  context: VisitsContext,
  actor: Actor,
  queueId: string,
  reason: string,
): Promise<void> {
  requireStepUp(actor, context.clock.now());
  const seen = await context.visits.findById(queueId);
  if (!seen) throw refuse('visits.entry-not-found');
  if (seen.director_told_at === null) throw refuse('visits.record-not-late');
  const command = 'CloseUnrecorded';
  const done = await context.database.transaction().execute(async (transaction) => {
    const moved = await moveVisit(context, transaction, seen, { command, actor, reason });
    await recordAudit(transaction, actor, {
      type: 'visits.close-unrecorded',
      action: 'U',
      purpose: 'HOPERAT',
      patient_id: seen.person_id,
      entity_type: 'visit',
      entity_id: seen.id,
    });
    const told = await context.notifications.add(transaction, {
      ...closedRecordWords(seen.professional_name ?? ''),
      account_id: seen.account_id,
      event: 'visit.closed',
      event_key: seen.id,
      entity_type: null,
      entity_id: null,
      visit_id: null,
    });
    return { ...moved, told };
  });
  await context.announce(command, done.visit, done.seq);
  if (done.told) await context.notifications.push(done.told);
}
