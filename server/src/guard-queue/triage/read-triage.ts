import { TRIAGE_MAX, type Triage } from '@app/contract/guard-queue';
import { recordAudit } from '../../audit/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { GuardQueue } from '../guard-queue.ts';
import { requireOwnSpecialty } from '../read-queue.ts';
import { type TriageRow, triageOfLine } from './triage.statements.ts';

const READING = 'guard-queue.triage';

/**
 * What matters before calling, for those who wait for the professional's specialty and were not called yet.
 * Repeated readings leave one audit row per professional and visit (requirement: triage of the line).
 */
export async function readTriage(
  context: GuardQueue,
  actor: Actor,
  specialtyId: number,
): Promise<Triage[]> {
  await requireOwnSpecialty(context, actor, specialtyId);
  const rows = await context.database.transaction().execute(async (transaction) => {
    const read = await triageOfLine(transaction, {
      specialtyId,
      professionalId: actor.accountId,
      readingType: READING,
      limit: TRIAGE_MAX,
    });
    for (const row of read.filter(({ was_read }) => !was_read))
      await recordAudit(transaction, actor, readingOf(row));
    return read;
  });
  return rows.map(present);
}

const readingOf = ({ id, person_id }: TriageRow) => ({
  type: READING,
  action: 'R' as const,
  purpose: 'TREAT' as const,
  patient_id: person_id,
  entity_type: 'visit',
  entity_id: id,
  rule: 'on duty',
});

const present = (row: TriageRow): Triage => ({
  queueId: row.id,
  allergies: row.allergies,
  diseases: row.diseases,
  lastVisit: row.last_started_at && {
    startedDate: row.last_started_at.toISOString(),
    professional: row.last_professional ?? '',
    specialty: row.last_specialty ?? '',
  },
});
