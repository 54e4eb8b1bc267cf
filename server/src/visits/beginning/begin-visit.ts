import { recordAudit } from '../../audit/index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { whereUnique } from '../../platform/database/where-unique.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { newId } from '../../platform/ids.ts';
import type { Moved } from '../move-visit.ts';
import type { VisitRow } from '../rows/visit-rows.ts';
import { visitWritesRepository } from '../rows/visit-writes.repository.ts';
import { refuse } from '../visits.refusals.ts';
import type { VisitsContext } from '../visits-context.ts';
import { type Attended, columnsOf } from './new-visit.ts';

/** A visit started by its professional at the time of an appointment. */
export type BegunVisit = Attended & {
  appointmentId: string;
  /** The professional, who holds the visit from its start. */
  actor: Actor;
  /** As patients see it: name with title, and licence. */
  professionalName: string;
  professionalLicence: string;
  /** Whether the hours are private: the patient pays, and the plan counts nothing. */
  isPrivate: boolean;
  /** Whether the patient confirmed the appointment; joining also counts as acceptance. */
  patientAgreed: boolean;
  /** End of the appointment's window, until which the patient may join. */
  patientLeaseUntil: Date;
};

/**
 * Starts the visit of an appointment, held by its professional under a new claim, and counts it. Refuses a
 * second visit of the appointment, a person who has another visit or waits in the guard, and a professional who
 * attends another patient. Does not call `appointmentMoved`, since its caller is the appointment.
 *
 * Call it before locking the appointment's row: a visit is always locked before its appointment, so that a move
 * of an earlier visit and a new one do not deadlock.
 */
export async function beginVisit(
  context: VisitsContext,
  transaction: DatabaseTransaction,
  begun: BegunVisit,
): Promise<Moved> {
  const { actor } = begun;
  const visit = await insertCounted(context, transaction, begun);
  const seq = await visitWritesRepository(transaction).addEvent({
    visit_id: visit.id,
    command: 'SetProfessional',
    from_phase: null,
    to_phase: visit.phase,
    claim_epoch: visit.claim_epoch,
    account_id: actor.accountId,
    session_id: actor.sessionId,
    command_id: null,
    reason: null,
  });
  await recordAudit(transaction, actor, {
    type: 'visits.begin',
    action: 'C',
    purpose: 'TREAT',
    patient_id: visit.person_id,
    entity_type: 'visit',
    entity_id: visit.id,
  });
  return { visit, seq };
}

async function insertCounted(
  { clock, coverage, leases }: VisitsContext,
  transaction: DatabaseTransaction,
  begun: BegunVisit,
): Promise<VisitRow> {
  const writes = visitWritesRepository(transaction);
  const row = await whereUnique(AT_MOST_ONE, async () =>
    writes.insert({
      ...columnsOf(begun),
      id: newId(),
      origin: 'APPOINTMENT',
      appointment_id: begun.appointmentId,
      patient_agreed: begun.patientAgreed,
      phase: 'OFFERED',
      status: 'STARTED',
      professional_id: begun.actor.accountId,
      professional_name: begun.professionalName,
      professional_licence: begun.professionalLicence,
      claim_epoch: await writes.nextClaim(),
      offered_at: clock.now(),
      patient_lease_until: begun.patientLeaseUntil,
      professional_lease_until: leases.professionalUntil(),
    }),
  );
  if (begun.isPrivate) {
    const { appointmentId } = begun;
    await coverage.takePrivate(transaction, row.id, { personId: row.person_id, appointmentId });
    return writes.markPrivate(row.id);
  }
  const taken = await coverage.takeBooked(transaction, row.id, row.person_id, {
    holderId: row.holder_id,
    appointmentId: row.appointment_id,
  });
  return taken === 'private' ? writes.markPrivate(row.id) : row;
}

const AT_MOST_ONE = {
  visit_one_per_appointment: () => refuse('visits.already-begun'),
  visit_one_live_per_person: () => refuse('visits.patient-busy'),
  visit_one_claim_per_professional: () => refuse('visits.already-attending'),
};
