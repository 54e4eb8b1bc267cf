import type { WholeConsultation } from '../consultations/index.ts';
import type { Profiles } from '../profiles/index.ts';
import { ordersOf } from './fhir-orders.ts';
import { contextOf, type Resource } from './fhir-resource.ts';
import { followUpNote } from './own-data.copy.ts';

/** A FHIR R4 Bundle of type collection. */
export type Bundle = {
  resourceType: 'Bundle';
  type: 'collection';
  timestamp: string;
  entry: { fullUrl: string; resource: Resource }[];
};

type Parts = NonNullable<Awaited<ReturnType<Profiles['findPatientParts']>>>;

const GENDER = { FEMALE: 'female', MALE: 'male', NON_BINARY: 'other' } as const;

/** System of the DNI (RENAPER) in the Argentine FHIR core. */
const DNI = 'http://www.renaper.gob.ar/dni';
const ICD_10 = 'http://hl7.org/fhir/sid/icd-10';
const ENCOUNTER_CLASS = 'http://terminology.hl7.org/CodeSystem/v3-ActCode';

/** A clinical history in FHIR: only of its patient, and only what its reader may see. */
export function bundleOf(parts: Parts, records: readonly WholeConsultation[], now: Date): Bundle {
  const resources = [patientOf(parts), ...records.flatMap((record) => recordOf(record))];
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: now.toISOString(),
    entry: resources.map((resource) => ({ fullUrl: `urn:uuid:${resource.id}`, resource })),
  };
}

const patientOf = ({ person, patient }: Parts): Resource => ({
  resourceType: 'Patient',
  id: person.id,
  identifier: [
    { system: DNI, value: person.id_number },
    { type: { text: 'Número de historia clínica' }, value: String(patient.clinic_history_id) },
  ],
  name: [{ family: person.last_name, given: [person.first_name] }],
  gender: GENDER[person.sex_str],
  birthDate: person.birth_date,
  ...(person.phone_number && { telecom: [{ system: 'phone', value: person.phone_number }] }),
});

/** An encounter, with its diagnoses and orders; of a withheld record, only that it took place. */
function recordOf(record: WholeConsultation): Resource[] {
  const encounter = encounterOf(record);
  return record.withheld ? [encounter] : [encounter, conditionOf(record), ...ordersOf(record)];
}

const encounterOf = (record: WholeConsultation): Resource => ({
  resourceType: 'Encounter',
  id: record.id,
  status: 'finished',
  class: { system: ENCOUNTER_CLASS, code: 'VR', display: 'virtual' },
  subject: contextOf(record).subject,
  participant: [
    {
      individual: {
        display: `${record.professional_name}, ${record.professional_license}`,
      },
    },
  ],
  period: { start: record.started_at.toISOString(), end: record.created_at.toISOString() },
  ...(record.reason && { reasonCode: [{ text: record.reason }] }),
});

const conditionOf = (record: WholeConsultation): Resource => ({
  resourceType: 'Condition',
  id: record.visit_id,
  ...contextOf(record),
  code: {
    text: record.diagnosis,
    ...(record.diagnosis_code && { coding: [{ system: ICD_10, code: record.diagnosis_code }] }),
  },
  recordedDate: record.created_at.toISOString(),
  note: notesOf(record).map((text) => ({ text })),
});

const notesOf = ({ detail, follow_up, created_at, addenda }: WholeConsultation): string[] => [
  detail,
  ...(follow_up ? [followUpNote(follow_up, created_at)] : []),
  ...addenda.map(({ body }) => body),
];
