import type { EarlierVersion, WholeConsultation } from '../consultations/index.ts';
import { fhirCopy, followUpNote } from './fhir.copy.ts';
import { contextOf, documentOf, partId, type Resource, textAttachment } from './fhir-resource.ts';

const ICD_10 = 'http://hl7.org/fhir/sid/icd-10';
const ENCOUNTER_CLASS = 'http://terminology.hl7.org/CodeSystem/v3-ActCode';

/** That a consultation took place, which a reader from whom it is withheld may know too. */
export const encounterOf = (record: WholeConsultation): Resource => ({
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

/** What was diagnosed, with what the professional wrote of it then and added later. */
export const conditionOf = (record: WholeConsultation): Resource => ({
  resourceType: 'Condition',
  id: record.visit_id,
  ...contextOf(record),
  code: {
    text: record.diagnosis,
    ...(record.diagnosis_code && { coding: [{ system: ICD_10, code: record.diagnosis_code }] }),
  },
  recordedDate: record.created_at.toISOString(),
  recorder: { display: record.professional_name },
  note: notesOf(record),
});

function notesOf(record: WholeConsultation) {
  const { detail, follow_up, created_at, version_at, professional_name, addenda } = record;
  const written = (text: string, at: Date) => ({
    authorString: professional_name,
    time: at.toISOString(),
    text,
  });
  return [
    written(detail, version_at ?? created_at),
    ...(follow_up ? [written(followUpNote(follow_up, created_at), version_at ?? created_at)] : []),
    ...addenda.map(({ body, created_at: added }) => written(body, new Date(added))),
  ];
}

/** What a record said before it was edited. */
export const earlierVersionOf = (record: WholeConsultation, earlier: EarlierVersion): Resource => {
  const title = fhirCopy.earlierVersion(earlier.version);
  return documentOf(record, {
    id: partId(record.id, `version ${earlier.version}`),
    status: 'superseded',
    title,
    date: earlier.created_at,
    attachment: textAttachment(title, fhirCopy.versionText(earlier)),
  });
};

/** What was written in the call. */
export const messagesOf = (record: WholeConsultation): Resource[] =>
  record.messages.map(({ id, side, body, sentAt }) => ({
    resourceType: 'Communication',
    id,
    status: 'completed',
    ...contextOf(record),
    sent: sentAt,
    sender: side === 'patient' ? contextOf(record).subject : { display: record.professional_name },
    payload: [{ contentString: body }],
  }));
