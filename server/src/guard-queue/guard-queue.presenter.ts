import type { QueueEntry } from '@app/contract/guard-queue';
import { ageOn, dayOf } from '@app/contract/kernel';
import type { EntryRow } from './entries/entry-rows.ts';

/** The reader of an entry: its patient, the professional who holds it, or another one on duty. */
export type Reader = 'patient' | 'holder' | 'on-duty';

/** An entry as its reader may see it, with its place in the queue. */
export function presentEntry(
  entry: EntryRow,
  reader: Reader,
  names: EntryNames,
  orderNumber: number | null,
): QueueEntry {
  const isHeld = reader === 'holder';
  const row = reader === 'on-duty' && entry.phase !== 'WAITING' ? withoutPatient(entry) : entry;
  return {
    queueId: row.id,
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
    familymember: reader === 'on-duty' ? maskEmail(row.holder_email) : row.holder_email,
    isHolder: row.person_id === row.holder_id,
    professionalId: row.professional_id,
    profesionalName: row.professional_name,
    professionalLicence: row.professional_licence,
    profImage: null,
    claimEpoch: isHeld ? row.claim_epoch : null,
    closedReason: row.closed_reason,
    leaseUntil: reader === 'patient' ? row.patient_lease_until.toISOString() : null,
  };
}

/** A visit that a colleague attends, without patient or reason. */
const withoutPatient = (row: EntryRow): EntryRow => ({
  ...row,
  person_id: '',
  holder_id: '',
  first_name: '',
  last_name: '',
  alias: null,
  reason: '',
  financer: '',
  paid_privately: false,
  holder_email: '',
  closed_reason: null,
});

export type EntryNames = { specialty: string; now: Date };

/** 'p•••@cercana.test': distinguishes two people without revealing the address (requirement: scoped queue). */
export function maskEmail(email: string): string {
  const at = email.indexOf('@');
  if (at < 0) return '';
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
