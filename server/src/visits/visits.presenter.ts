import { ageOn, dayOf, maskedEmail } from '@app/contract/kernel';
import type { QueueEntry } from '@app/contract/visits';
import type { Leases } from './leases/lease-clock.ts';
import type { VisitRow } from './rows/visit-rows.ts';

/** The reader of a visit: its patient, the professional who holds it, or another one on duty. */
export type Reader = 'patient' | 'holder' | 'on-duty';

/** A visit as its reader may see it, with its place if it is in the line. */
export type Present = (
  row: VisitRow,
  reader: Reader,
  orderNumber?: number | null,
) => Promise<QueueEntry>;

export function presentVisit(
  visit: VisitRow,
  reader: Reader,
  names: VisitNames,
  orderNumber: number | null,
): QueueEntry {
  const isHeld = reader === 'holder';
  const row = reader === 'on-duty' && visit.phase !== 'WAITING' ? withoutPatient(visit) : visit;
  return {
    queueId: row.id,
    origin: row.origin,
    appointmentId: row.appointment_id,
    status: row.status,
    phase: row.phase,
    version: row.version,
    orderNumber: row.phase === 'WAITING' ? orderNumber : null,
    createdDate: row.created_at.toISOString(),
    startedDate: row.started_at?.toISOString() ?? null,
    reason: row.reason,
    specialtyId: row.specialty_id,
    profSpecialty: names.specialty,
    patientId: row.person_id,
    first_name: row.first_name,
    last_name: row.last_name,
    alias: row.alias,
    sex_str: row.sex_str,
    age: ageOn(row.birth_date, dayOf(names.now)),
    financer: row.financer,
    paidPrivately: row.paid_privately,
    familymember: mayReadEmail(row, reader) ? row.holder_email : maskedEmail(row.holder_email),
    isHolder: row.by_patient,
    professionalId: row.professional_id,
    profesionalName: row.professional_name,
    professionalLicence: row.professional_licence,
    profImage: null,
    claimEpoch: isHeld ? row.claim_epoch : null,
    closedReason: row.closed_reason,
    leaseUntil: reader === 'patient' ? row.patient_lease_until.toISOString() : null,
    silentSince: reader === 'patient' ? null : silentSince(row, names.leases),
  };
}

/** The patient, and a professional attending a visit the patient has accepted. */
const mayReadEmail = ({ patient_agreed }: VisitRow, reader: Reader): boolean =>
  reader === 'patient' || (reader === 'holder' && patient_agreed);

/** A visit that a colleague attends, without patient or reason. */
const withoutPatient = (row: VisitRow): VisitRow => ({
  ...row,
  person_id: '',
  holder_id: '',
  by_patient: true,
  first_name: '',
  last_name: '',
  alias: null,
  reason: '',
  financer: '',
  paid_privately: false,
  holder_email: '',
  closed_reason: null,
});

/** When a waiting patient was last heard of, if that is too long ago to be called. */
const silentSince = (
  { phase, patient_lease_until: until }: VisitRow,
  { heardAt, silentBefore }: VisitNames['leases'],
): string | null =>
  phase === 'WAITING' && until < silentBefore() ? heardAt(until).toISOString() : null;

export type VisitNames = {
  specialty: string;
  now: Date;
  leases: Pick<Leases, 'heardAt' | 'silentBefore'>;
};
