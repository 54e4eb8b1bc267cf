import type { AttendedPatient } from '@app/contract/consultations';
import { nextPhase } from '@app/contract/visits';
import type { Actor } from '../../platform/http/actor.ts';
import {
  presentAddress,
  presentPatient,
  presentPersonal,
  usernameOf,
} from '../../profiles/index.ts';
import { lateSince, type VisitRow } from '../../visits/index.ts';
import { asksOwnGrant } from '../access/own-grant.ts';
import { requireRecordAccess } from '../access/require-record-access.ts';
import { refuse } from '../consultations.refusals.ts';
import type { Consultations } from '../consultations.ts';
import { requireAttending } from '../draft/draft.ts';

/**
 * Reads the attended patient with the medical history that the professional needs. Access to the record ends by
 * its rules; for a late record only the data needed to store it remains.
 */
export async function readAttendedPatient(
  context: Consultations,
  actor: Actor,
  queueId: string,
): Promise<AttendedPatient> {
  const entry = await requireAttending(context, actor, queueId);
  if (isLate(entry, context.clock.now())) return closedPatient(context, entry);
  const reading = { type: 'patient.read', entityType: 'visit', entityId: queueId };
  await requireRecordAccess(context, actor, entry.person_id, reading);
  const { profiles, consultations } = context;
  const [parts, address, holder, total] = await Promise.all([
    profiles.findPatientParts(entry.person_id),
    profiles.findAddress(entry.person_id),
    profiles.findPerson(entry.holder_id),
    consultations.countOf(entry.person_id),
  ]);
  if (!parts) throw refuse('consultations.not-found');
  const isHolder = entry.person_id === entry.holder_id;
  return {
    ...presentPersonal(parts.person),
    id: parts.person.id,
    // A child is called at the holder's phone.
    phone_number: parts.person.phone_number ?? holder?.phone_number ?? null,
    email: entry.holder_email,
    username: usernameOf(entry.holder_email),
    address_dto: address ? presentAddress(address) : null,
    holder_name: isHolder || !holder ? null : `${holder.first_name} ${holder.last_name}`,
    needs_own_grant: asksOwnGrant(entry, context.clock.now()),
    patient_dto: presentPatient(parts, profiles.today()),
    consultations: total,
  };
}

const isLate = (entry: VisitRow, now: Date): boolean =>
  nextPhase(entry, 'ProfessionalFinish') !== undefined &&
  entry.started_at !== null &&
  entry.started_at <= lateSince(now);

/** The data that the queue showed when the patient joined. */
const closedPatient = ({ clock }: Consultations, entry: VisitRow): AttendedPatient => ({
  id: entry.person_id,
  alias: entry.alias,
  first_name: entry.first_name,
  last_name: entry.last_name,
  sex_str: entry.sex_str,
  birth_date: entry.birth_date,
  id_number: null,
  phone_number: null,
  email: null,
  username: null,
  address_dto: null,
  holder_name: null,
  needs_own_grant: asksOwnGrant(entry, clock.now()),
  patient_dto: null,
  consultations: null,
});
