import type { EndpointInput } from '@app/contract/kernel';
import type { listPrescriptions, Prescription } from '@app/contract/prescriptions';
import { patientAccountOf } from '../consents/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import { presentPrescription } from './prescriptions.presenter.ts';
import type { PrescriptionRow } from './prescriptions.repository.ts';
import type { Prescriptions } from './prescriptions.ts';
import { type PrescriptionReading, requireReadable } from './require-readable.ts';

type Asked = EndpointInput<typeof listPrescriptions>['query'];

/** The prescription with an external id, or a page of those of the requested people. */
export async function readPrescriptions(
  reading: PrescriptionReading,
  actor: Actor,
  asked: Asked,
): Promise<Prescription[]> {
  const rows = asked.externalId
    ? [await findOne(reading, actor, asked.externalId)]
    : await findPage(reading, actor, asked);
  const prescriptions = await withLines(reading, rows);
  if (actor.role === 'PATIENT') return withDni(reading, rows, prescriptions);
  return actor.role === 'PHARMACY' ? prescriptions.map(forBranch) : prescriptions;
}

/** Adds the DNI, which a counter requires besides the key and the patient shows (requirement: shown at the counter). */
async function withDni(
  { profiles }: PrescriptionReading,
  rows: readonly PrescriptionRow[],
  prescriptions: readonly Prescription[],
): Promise<Prescription[]> {
  const persons = await profiles.findPersons([...new Set(rows.map(({ person_id }) => person_id))]);
  const dniOf = new Map(persons.map(({ id, id_number }) => [id, id_number]));
  return prescriptions.map((one, index) => ({
    ...one,
    patient_id_number: dniOf.get(rows[index]?.person_id ?? ''),
  }));
}

/** The part of a prescription that a branch may see: neither its visit nor the HIV mark (requirement: HIV mark). */
const forBranch = ({ consultationDTO, medications, ...prescription }: Prescription) => ({
  ...prescription,
  consultationDTO: { professionalLogin: consultationDTO.professionalLogin },
  medications: medications.map(({ vih: _, ...line }) => line),
});

async function findOne(reading: PrescriptionReading, actor: Actor, externalId: string) {
  const row = await reading.prescriptions.findByExternalId(externalId, patientAccountOf(actor));
  return requireReadable(reading, actor, row);
}

async function findPage(
  reading: PrescriptionReading,
  actor: Actor,
  { patient_login, statuses, page_size, page_number }: Asked,
): Promise<PrescriptionRow[]> {
  const { prescriptions } = reading;
  const personIds = await readablePersons(reading, actor, patient_login);
  if (personIds.length === 0) return [];
  return prescriptions.list(
    personIds,
    { state: statuses, size: page_size, number: page_number },
    prescriptions.today(),
    patientAccountOf(actor),
  );
}

/** The requested people: the caller's family, or one patient in the professional's care. */
async function readablePersons(
  { familyGroup, requireRecordAccess }: PrescriptionReading,
  actor: Actor,
  login: string | undefined,
): Promise<string[]> {
  if (!login) return actor.role === 'PATIENT' ? familyGroup.personsOf(actor.accountId) : [];
  return [await requireRecordAccess(actor, await familyGroup.findByLogin(login))];
}

/** Prescriptions with their lines, for readers of the record. */
export async function withLines(
  { prescriptions }: { prescriptions: Pick<Prescriptions, 'findLines' | 'today'> },
  rows: readonly PrescriptionRow[],
): Promise<Prescription[]> {
  const lines = await prescriptions.findLines(rows.map(({ id }) => id));
  return rows.map((row) =>
    presentPrescription(
      row,
      lines.filter(({ prescription_id }) => prescription_id === row.id),
      prescriptions.today(),
    ),
  );
}
