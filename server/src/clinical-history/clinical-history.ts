import type { HistoryPatient } from '@app/contract/clinical-history';
import { addDays } from '@app/contract/kernel';
import type { Prescription } from '@app/contract/prescriptions';
import { patientAccountOf } from '../consents/index.ts';
import type { Records } from '../consultations/index.ts';
import type { FamilyGroup } from '../family-group/index.ts';
import type { LicenceVerification } from '../licence-verification/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import type { Platform } from '../platform/platform.ts';
import { type Prescriptions, withLines } from '../prescriptions/index.ts';
import {
  type Profiles,
  presentAddress,
  presentPatient,
  presentPersonal,
  usernameOf,
} from '../profiles/index.ts';
import type { RecordAccess } from '../record-access/index.ts';

/** Dependencies of clinical histories. */
export type ClinicalHistory = Pick<Platform, 'clock' | 'database'> & {
  familyGroup: Pick<FamilyGroup, 'findByLogin'>;
  licences: Pick<LicenceVerification, 'requireVerified'>;
  prescriptions: Pick<Prescriptions, 'findLines' | 'recentOf' | 'today'>;
  profiles: Pick<Profiles, 'emailOfAccount' | 'findAddress' | 'findPatientParts' | 'today'>;
  recordAccess: Pick<RecordAccess, 'openTo'>;
  records: Records;
};

/** Half a year: older prescriptions are no longer considered in use (requirement: medicines in use). */
const IN_USE_DAYS = 183;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Returns the person of a history's address, an opaque id or the specification's login, if the actor may read
 * it.
 */
async function requireReadable(
  context: ClinicalHistory,
  actor: Actor,
  id: string,
  type: string,
): Promise<string> {
  const found = UUID.test(id) ? id : await context.familyGroup.findByLogin(id);
  return context.records.requireAccess(actor, found, { type });
}

/** Returns the header and medical data of a history to an authorized reader. */
export async function readHistoryPatient(
  context: ClinicalHistory,
  actor: Actor,
  id: string,
): Promise<HistoryPatient> {
  const personId = await requireReadable(context, actor, id, 'history.read');
  const { profiles, records } = context;
  const [parts, address, total] = await Promise.all([
    profiles.findPatientParts(personId),
    profiles.findAddress(personId),
    records.countOf(personId),
  ]);
  if (!parts) throw refuseKernel('request.not-found');
  const { account_id } = parts.person;
  const email = account_id ? ((await profiles.emailOfAccount(account_id)) ?? null) : null;
  return {
    ...presentPersonal(parts.person),
    id: personId,
    email,
    username: email && usernameOf(email),
    address_dto: address ? presentAddress(address) : null,
    patient_dto: presentPatient(parts, profiles.today()),
    consultations: total,
  };
}

/** Lists the dates of a history's visits, newest first. */
export async function readHistoryDates(context: ClinicalHistory, actor: Actor, id: string) {
  const personId = await requireReadable(context, actor, id, 'history.dates');
  const rows = await context.records.datesOf(personId);
  return rows.map((row) => ({
    consultationId: row.id,
    creation_date: row.created_at.toISOString(),
    professional_name: row.professional_name,
  }));
}

/** Lists what was prescribed to a person recently and may be in use (requirement: medicines in use). */
export async function readRecentPrescriptions(
  context: ClinicalHistory,
  actor: Actor,
  id: string,
): Promise<Prescription[]> {
  const personId = await requireReadable(context, actor, id, 'history.prescriptions');
  const since = addDays(context.prescriptions.today(), -IN_USE_DAYS);
  const rows = await context.prescriptions.recentOf(personId, since, patientAccountOf(actor));
  return withLines(context, rows);
}
