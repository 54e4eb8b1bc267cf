import { CLINIC_TIME_ZONE } from '@app/contract/kernel';
import { READINGS_PAGE, type Reading } from '@app/contract/record-access';
import { requireStepUp } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import { titledName } from '../profiles/index.ts';
import { READING_REASONS } from './reading-reasons.ts';
import { type ReadingRow, readingsRepository } from './readings.repository.ts';
import { theDirector, whoHadTheLink } from './record-access.copy.ts';
import type { RecordAccess } from './record-access.ts';

/** Lists from the audit who read a record: for its patient, those who act for them, and the medical director. */
export async function listReadings(
  context: RecordAccess,
  actor: Actor,
  personId: string,
  page: number,
): Promise<Reading[]> {
  if (actor.role === 'MEDICAL_DIRECTOR') requireStepUp(actor, context.clock.now());
  else await context.familyGroup.requireOwnPerson(actor, personId);
  await recordAudit(context.database, actor, {
    type: 'readings.list',
    action: 'E',
    purpose: actor.role === 'PATIENT' ? 'PATRQT' : 'HOPERAT',
    patient_id: personId,
    entity_type: 'person',
    entity_id: personId,
  });
  const rows = await readingsRepository(context.database).list({
    personId,
    asker: actor.accountId,
    timeZone: CLINIC_TIME_ZONE,
    rules: Object.keys(READING_REASONS),
    limit: READINGS_PAGE,
    offset: page * READINGS_PAGE,
  });
  return Promise.all(rows.map((row) => presentReading(context, row)));
}

async function presentReading({ profiles }: RecordAccess, row: ReadingRow): Promise<Reading> {
  const professional =
    row.account_id !== null && row.role === 'PROFESSIONAL'
      ? await profiles.findProfessional(row.account_id)
      : undefined;
  return {
    at: row.at.toISOString(),
    name: professional ? titledName(professional.person) : nameOf(row),
    licence_label: professional?.licenceLabel ?? null,
    professional_id: professional?.professional.account_id ?? null,
    reason: READING_REASONS[row.rule] ?? 'attended',
    emergency: row.reason,
  };
}

function nameOf({ account_id, branch, first_name, last_name, role }: ReadingRow): string {
  if (account_id === null) return whoHadTheLink;
  if (role === 'MEDICAL_DIRECTOR') return theDirector;
  return branch ?? [first_name, last_name].filter(Boolean).join(' ');
}
