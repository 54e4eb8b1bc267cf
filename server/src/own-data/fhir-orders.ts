import type { WholeConsultation } from '../consultations/index.ts';
import { contextOf, type Resource } from './fhir-resource.ts';

/** Medicines, studies, referrals and sheets of a record. */
export const ordersOf = (record: WholeConsultation): Resource[] => [
  ...record.prescriptions.flatMap(({ lines }) =>
    lines.map(
      (line): Resource => ({
        ...requestOf('MedicationRequest', line.id, record),
        medicationCodeableConcept: {
          text: `${line.generic_name} ${line.concentration}, ${line.form}, ${line.presentation}`,
        },
        dosageInstruction: [{ text: line.posology }],
        dispenseRequest: { quantity: { value: line.quantity } },
        identifier: [{ type: { text: 'CUIR' }, value: line.cuir }],
      }),
    ),
  ),
  ...record.studies.map(({ id, name, diagnosis }) => serviceOf(id, name, diagnosis, record)),
  ...record.referrals.map(({ id, name, diagnosis }) => serviceOf(id, name, diagnosis, record)),
  ...record.certificates.map(({ id, diagnosis, indications }) =>
    sheetOf(id, 'Certificado médico', `${diagnosis}\n${indications}`, record),
  ),
  ...record.instructions.map(({ id, body }) => sheetOf(id, 'Indicaciones', body, record)),
];

const requestOf = (resourceType: string, id: string, record: WholeConsultation): Resource => ({
  resourceType,
  id,
  status: 'active',
  intent: 'order',
  ...contextOf(record),
  authoredOn: record.created_at.toISOString(),
});

const serviceOf = (
  id: string,
  name: string,
  diagnosis: string,
  record: WholeConsultation,
): Resource => ({
  ...requestOf('ServiceRequest', id, record),
  code: { text: name },
  reasonCode: [{ text: diagnosis }],
});

/** A sheet with its text inside. */
function sheetOf(id: string, title: string, text: string, record: WholeConsultation): Resource {
  const { subject, encounter } = contextOf(record);
  return {
    resourceType: 'DocumentReference',
    id,
    status: 'current',
    type: { text: title },
    subject,
    context: { encounter: [encounter] },
    date: record.created_at.toISOString(),
    content: [
      {
        attachment: {
          contentType: 'text/plain; charset=utf-8',
          language: 'es-AR',
          title,
          data: Buffer.from(text).toString('base64'),
        },
      },
    ],
  };
}
