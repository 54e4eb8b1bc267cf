import type { AttendedPatient } from '@app/contract/consultations';
import type { Actor } from '../platform/http/actor.ts';
import { presentPatient, presentPersonal } from '../profiles/index.ts';
import { refuse } from './consultations.refusals.ts';
import type { Consultations } from './consultations.ts';
import { requireAttending } from './draft.ts';
import { asksOwnGrant } from './own-grant.ts';
import { requireRecordAccess } from './require-record-access.ts';

/** Who is being attended, with the medical history that the professional needs to see now. */
export async function readAttendedPatient(
  context: Consultations,
  actor: Actor,
  queueId: string,
): Promise<AttendedPatient> {
  const entry = await requireAttending(context, actor, queueId);
  const reading = { type: 'patient.read', entityType: 'guard_queue_entry', entityId: queueId };
  await requireRecordAccess(context, actor, entry.person_id, reading, {
    author_id: actor.accountId,
  });
  const { profiles } = context;
  const [parts, holder] = await Promise.all([
    profiles.findPatientParts(entry.person_id),
    profiles.findPerson(entry.holder_id),
  ]);
  if (!parts) throw refuse('consultations.not-found');
  const isHolder = entry.person_id === entry.holder_id;
  return {
    ...presentPersonal(parts.person),
    id: parts.person.id,
    // A child is phoned through whoever answers for them.
    phone_number: parts.person.phone_number ?? holder?.phone_number ?? null,
    email: entry.holder_email,
    holder_name: isHolder || !holder ? null : `${holder.first_name} ${holder.last_name}`,
    needs_own_grant: asksOwnGrant(entry, context.clock.now()),
    patient_dto: presentPatient(parts, profiles.today()),
  };
}
