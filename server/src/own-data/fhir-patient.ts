import { downloadStudy } from '@app/contract/profiles';
import type { AddressRow, PatientParts } from '../profiles/index.ts';
import { fhirCopy, HISTORY_TEXTS, MEASURES } from './fhir.copy.ts';
import { codeOf, LOINC, partId, type Resource, referenceTo } from './fhir-resource.ts';

const GENDER = { FEMALE: 'female', MALE: 'male', NON_BINARY: 'other' } as const;

/** RENAPER, as the Argentine FHIR core names the DNI. */
const DNI = 'http://www.renaper.gob.ar/dni';
const UCUM = 'http://unitsofmeasure.org';

/** What is known of a patient apart from consultations. */
export type Known = PatientParts & {
  address: AddressRow | undefined;
  email: string | undefined;
};

/** A patient, their coverage, and what they told of their health. */
export const profileOf = (known: Known): Resource[] => [
  patientOf(known),
  ...coverageOf(known),
  ...allergyOf(known),
  ...known.antecedents.map((antecedent) => antecedentOf(known.person.id, antecedent)),
  ...measuresOf(known),
  ...historyOf(known),
];

const patientOf = ({ person, patient, address, email }: Known): Resource => ({
  resourceType: 'Patient',
  id: person.id,
  identifier: [
    { system: DNI, value: person.id_number },
    { type: { text: fhirCopy.historyNumber }, value: String(patient.clinic_history_id) },
    ...taxIdentifiersOf(person),
  ],
  name: [{ family: person.last_name, given: [person.first_name] }],
  gender: GENDER[person.sex_str],
  birthDate: person.birth_date,
  telecom: [
    ...(person.phone_number ? [{ system: 'phone', value: person.phone_number }] : []),
    ...(email ? [{ system: 'email', value: email }] : []),
  ],
  ...(address && { address: [addressOf(address)] }),
});

const taxIdentifiersOf = ({
  cuil,
  other_identification_type: type,
  other_identification_number: value,
}: PatientParts['person']) => [
  ...(cuil ? [{ type: { text: 'CUIL' }, value: cuil }] : []),
  ...(type && value ? [{ type: { text: fhirCopy.taxId[type] }, value }] : []),
];

const addressOf = (row: AddressRow) => ({
  line: [
    [row.street, row.number, row.floor, row.number_department].filter(Boolean).join(' '),
    ...(row.between_streets ? [row.between_streets] : []),
  ],
  city: row.city,
  state: row.province,
  postalCode: row.postal_code,
  country: row.country,
});

function coverageOf({ person, patient, plan }: Known): Resource[] {
  const payor = plan?.insurer_name ?? patient.attention_type;
  if (!payor) return [];
  return [
    {
      resourceType: 'Coverage',
      id: partId(person.id, 'coverage'),
      status: 'active',
      type: { text: plan?.name ?? payor },
      beneficiary: referenceTo(person.id),
      ...(patient.affiliate_number && { subscriberId: patient.affiliate_number }),
      payor: [{ display: payor }],
    },
  ];
}

const allergyOf = ({ person, patient }: Known): Resource[] =>
  patient.allergies
    ? [
        {
          resourceType: 'AllergyIntolerance',
          id: partId(person.id, 'allergies'),
          clinicalStatus: codeOf('allergyintolerance-clinical', 'active'),
          verificationStatus: codeOf('allergyintolerance-verification', 'unconfirmed'),
          code: { text: patient.allergies },
          patient: referenceTo(person.id),
        },
      ]
    : [];

/** A disease, a surgery or a usual medicine, as its patient told of it. */
function antecedentOf(
  personId: string,
  { id, kind, name }: PatientParts['antecedents'][number],
): Resource {
  const [subject, concept] = [referenceTo(personId), { text: name }];
  if (kind === 'surgery')
    return { resourceType: 'Procedure', id, status: 'completed', code: concept, subject };
  if (kind === 'medication')
    return {
      resourceType: 'MedicationStatement',
      id,
      status: 'active',
      medicationCodeableConcept: concept,
      subject,
    };
  return {
    resourceType: 'Condition',
    id,
    clinicalStatus: codeOf('condition-clinical', 'active'),
    verificationStatus: codeOf('condition-ver-status', 'unconfirmed'),
    category: [codeOf('condition-category', 'problem-list-item')],
    code: concept,
    subject,
  };
}

const measuresOf = ({ person, patient }: Known): Resource[] =>
  MEASURES.flatMap(({ column, loinc, text, unit }) => {
    const value = patient[column];
    if (value === null) return [];
    return [
      observationOf(person.id, column, {
        code: { coding: [{ system: LOINC, code: loinc }], text },
        valueQuantity: { value, unit, system: UCUM, code: unit },
      }),
    ];
  });

/** What a patient wrote of their history in their own words. */
const historyOf = ({ person, patient }: Known): Resource[] =>
  HISTORY_TEXTS.flatMap(({ column, text }) => {
    const value = patient[column];
    if (!value) return [];
    return [observationOf(person.id, column, { code: { text }, valueString: value })];
  });

const observationOf = (personId: string, part: string, content: object): Resource => ({
  resourceType: 'Observation',
  id: partId(personId, part),
  status: 'final',
  subject: referenceTo(personId),
  ...content,
});

/**
 * A study that its patient attached. Its bytes are left out, since twenty of 5 MB fill no telephone: the export names the
 * address where the session of its patient opens it.
 */
export const studyOf = (
  publicUrl: string,
  personId: string,
  study: PatientParts['studies'][number],
): Resource => ({
  resourceType: 'DocumentReference',
  id: partId(personId, study.id),
  status: 'current',
  type: { text: fhirCopy.attachedStudy },
  subject: referenceTo(personId),
  date: instantOf(study.created_at),
  content: [
    {
      attachment: {
        contentType: study.mimetype,
        title: study.filename,
        size: study.size,
        creation: instantOf(study.created_at),
        url: `${publicUrl}${downloadStudy.path.replace(':studyId', study.id)}`,
      },
    },
  ],
});

const instantOf = (stored: string): string => new Date(stored).toISOString();
