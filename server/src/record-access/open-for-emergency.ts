import { EMERGENCY_MINUTES, type emergencySchema, type Opened } from '@app/contract/record-access';
import type { z } from 'zod';
import { composeMail, requireStepUp } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { Reader } from '../family-group/index.ts';
import type { NotificationRow } from '../notifications/index.ts';
import { secondsBefore } from '../platform/clock.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { newId } from '../platform/ids.ts';
import type { PatientParts, ProfessionalProfile } from '../profiles/index.ts';
import { emergencyMail, emergencyNotice } from './record-access.copy.ts';
import { refuse } from './record-access.refusals.ts';
import { type EmergencyRow, recordAccessRepository } from './record-access.repository.ts';
import type { RecordAccess } from './record-access.ts';

type Asked = z.output<typeof emergencySchema>;
type Opening = { row: EmergencyRow; parts: PatientParts; reader: Reader | undefined };

/**
 * Opens the record of a patient not attended by the professional, for an hour and with a written reason.
 * Notifies the patient and the medical director.
 */
export async function openForEmergency(
  context: RecordAccess,
  actor: Actor,
  { idNumber, reason }: Asked,
): Promise<Opened[]> {
  const professional = await context.licences.requireVerified(actor);
  const now = context.clock.now();
  requireStepUp(actor, now);
  const patients = await patientsWith(context, idNumber);
  if (patients.length === 0) {
    await recordAudit(context.database, actor, { ...AUDIT, outcome: 'denied' });
    throw refuse('record-access.not-found');
  }
  const readers = await Promise.all(
    patients.map(({ person }) => context.familyGroup.readerOf(person.id)),
  );
  const openings = patients.map((parts, index) => ({
    parts,
    reader: readers[index],
    row: {
      id: newId(),
      person_id: parts.person.id,
      professional_id: actor.accountId,
      session_id: actor.sessionId,
      reason,
      opened_at: now,
      until: secondsBefore(now, -EMERGENCY_MINUTES * 60),
    },
  }));
  const notices = await context.database
    .transaction()
    .execute((transaction) => store(context, transaction, actor, professional, openings));
  await Promise.all(notices.map((notice) => context.notifications.push(notice)));
  return openings.map(presentOpened);
}

const AUDIT = { type: 'record.emergency', action: 'C', purpose: 'BTG' } as const;

async function patientsWith({ access, profiles }: RecordAccess, idNumber: string) {
  const ids = await access.findByDni(idNumber);
  const parts = await Promise.all(ids.map((id) => profiles.findPatientParts(id)));
  return parts.flatMap((one) => one ?? []);
}

async function store(
  context: RecordAccess,
  transaction: DatabaseTransaction,
  actor: Actor,
  professional: ProfessionalProfile,
  openings: Opening[],
): Promise<NotificationRow[]> {
  await recordAccessRepository(transaction).insertEmergencies(openings.map(({ row }) => row));
  const notices: NotificationRow[] = [];
  for (const opening of openings) {
    const { row } = opening;
    await recordAudit(transaction, actor, {
      ...AUDIT,
      patient_id: row.person_id,
      entity_type: 'emergency_access',
      entity_id: row.id,
      rule: 'emergency',
    });
    notices.push(...(await tellPatient(context, transaction, professional, opening)));
  }
  const { config, publicUrl } = context;
  await context.sendMail(
    transaction,
    composeMail({
      to: config.MEDICAL_DIRECTOR_EMAIL ?? config.SUPPORT_EMAIL,
      ...emergencyMail(config.BRAND_NAME, professional, publicUrl),
      supportEmail: config.SUPPORT_EMAIL,
    }),
  );
  return notices;
}

/** Notifies the patient's own account, or that of the holder. */
async function tellPatient(
  { notifications }: RecordAccess,
  transaction: DatabaseTransaction,
  professional: ProfessionalProfile,
  { reader, row }: Opening,
): Promise<NotificationRow[]> {
  if (!reader) return [];
  const notice = await notifications.add(transaction, {
    account_id: reader.accountId,
    event: 'record.emergency',
    event_key: row.id,
    ...emergencyNotice(professional, row, reader),
    entity_type: null,
    entity_id: null,
    visit_id: null,
  });
  return notice ? [notice] : [];
}

const presentOpened = ({ row, parts: { person, patient } }: Opening): Opened => ({
  patientId: person.id,
  clinicHistoryId: patient.clinic_history_id,
  first_name: person.first_name,
  last_name: person.last_name,
  until: row.until.toISOString(),
});
