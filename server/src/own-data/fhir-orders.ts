import type { Day } from '@app/contract/kernel';
import { lastValidDay, type PrescriptionStatus } from '@app/contract/prescriptions';
import type { WholeConsultation } from '../consultations/index.ts';
import { type DocumentRow, rest } from '../documents/index.ts';
import { statusOn } from '../prescriptions/index.ts';
import { fhirCopy, WHY_NOT_ACTIVE } from './fhir.copy.ts';
import { contextOf, documentOf, type Resource, textAttachment } from './fhir-resource.ts';

/** How a prescription stands, as FHIR calls it. */
const REQUEST_STATUS: Record<PrescriptionStatus, string> = {
  ISSUED: 'active',
  SENT: 'active',
  DISPENSED: 'completed',
  BLOCKED: 'on-hold',
  OVERDUE: 'stopped',
  ANNULLED: 'cancelled',
};

/** Medicines of a record, as each prescription stands on a day. */
export const medicinesOf = (record: WholeConsultation, today: Day): Resource[] =>
  record.prescriptions.flatMap(({ row, lines }) => {
    const status = statusOn(row, today);
    const why = WHY_NOT_ACTIVE[status];
    return lines.map(
      (line): Resource => ({
        ...requestOf('MedicationRequest', line.id, record),
        status: REQUEST_STATUS[status],
        ...(why && { statusReason: { text: row.annul_reason ?? why } }),
        identifier: [cuirOf(line.cuir)],
        medicationCodeableConcept: {
          text: `${line.generic_name} ${line.concentration}, ${line.form}, ${line.presentation}`,
        },
        reasonCode: [{ text: row.diagnosis }],
        dosageInstruction: [{ text: line.posology }],
        dispenseRequest: {
          validityPeriod: {
            start: row.start_date,
            end: lastValidDay({ kind: 'prescription', startDate: row.start_date }),
          },
          quantity: { value: line.quantity },
        },
        substitution: { allowedBoolean: line.substitution },
      }),
    );
  });

type Order = { id: string; name: string; diagnosis: string; cuir: string | null };

/** Studies and referrals of a record; their documents say until when they may be used. */
export const servicesOf = (
  record: WholeConsultation,
  documents: readonly DocumentRow[],
  today: Day,
): Resource[] => {
  const [ofStudies, ofReferrals] = [
    validityOf(documents, 'study'),
    validityOf(documents, 'referral'),
  ];
  return [
    ...record.studies.map((study) => serviceOf(study, record, ofStudies, today)),
    ...record.referrals.map(({ comment, ...referral }) => ({
      ...serviceOf(referral, record, ofReferrals, today),
      ...(comment && { note: [{ text: comment }] }),
    })),
  ];
};

type Validity = { start: Day; end: Day };

function validityOf(
  documents: readonly DocumentRow[],
  kind: 'study' | 'referral',
): Validity | undefined {
  for (const { content } of documents)
    if (content.kind === kind) return { start: content.startDate, end: content.expiryDate };
  return undefined;
}

// Nobody tells the product that a study was done: of an order past its last day nothing else is known.
const serviceOf = (
  { id, name, diagnosis, cuir }: Order,
  record: WholeConsultation,
  validity: Validity | undefined,
  today: Day,
): Resource => ({
  ...requestOf('ServiceRequest', id, record),
  status: validity && validity.end < today ? 'unknown' : 'active',
  ...(cuir && { identifier: [cuirOf(cuir)] }),
  code: { text: name },
  reasonCode: [{ text: diagnosis }],
  ...(validity && { occurrencePeriod: validity }),
});

const requestOf = (resourceType: string, id: string, record: WholeConsultation): Resource => ({
  resourceType,
  id,
  intent: 'order',
  ...contextOf(record),
  authoredOn: record.created_at.toISOString(),
  requester: { display: `${record.professional_name}, ${record.professional_license}` },
});

const cuirOf = (value: string) => ({ type: { text: 'CUIR' }, value });

/** Certificates and instructions, with their texts inside. */
export const sheetsOf = (record: WholeConsultation): Resource[] => [
  ...record.certificates.map(({ id, diagnosis, indications, unit, duration, institution }) => {
    const text = fhirCopy.certificateText({
      diagnosis,
      indications,
      rest: rest(unit, duration),
      institution,
    });
    return sheetOf(id, fhirCopy.certificate, text, record);
  }),
  ...record.instructions.map(({ id, body }) => sheetOf(id, fhirCopy.instructions, body, record)),
];

const sheetOf = (id: string, title: string, text: string, record: WholeConsultation): Resource =>
  documentOf(record, {
    id,
    title,
    date: record.created_at,
    attachment: textAttachment(title, text),
  });
