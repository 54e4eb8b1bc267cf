import { TRIAGE_MAX, type Triage } from '@app/contract/guard-queue';
import type { Actor } from '../../platform/http/actor.ts';
import type { GuardQueue } from '../guard-queue.ts';
import { requireOwnSpecialty, writeDownLine } from '../read-queue.ts';
import { type TriageRow, triageOfLine } from './triage.statements.ts';

/**
 * What matters before calling, for those who wait for the professional's specialty and were not called yet.
 * Repeated readings leave one audit row per session, day and visit (requirement: triage of the line).
 */
export async function readTriage(
  context: GuardQueue,
  actor: Actor,
  specialtyId: number,
): Promise<Triage[]> {
  await requireOwnSpecialty(context, actor, specialtyId);
  const rows = await triageOfLine(context.database, { specialtyId, limit: TRIAGE_MAX });
  await writeDownLine(context, actor, 'guard-queue.triage', rows);
  return rows.map(present);
}

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
