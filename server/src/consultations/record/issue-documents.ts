import type { DocumentKind } from '@app/contract/documents';
import type { DocumentData } from '../../documents/index.ts';
import type { NotificationRow } from '../../notifications/index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import type { ConsultationChildren, ConsultationRow } from '../consultation-rows.ts';
import { notificationBody, notificationSubject } from '../consultations.copy.ts';
import type { Consultations } from '../consultations.ts';
import {
  type DocumentSources,
  orderDocuments,
  prescriptionDocument,
  sheetDocuments,
  teleassistanceDocument,
} from './consultation-documents.ts';
import { documentBase, patientName, professionalName } from './consultation-people.ts';
import type { RecordPlan } from './plan-record.ts';

/** The record, being stored or edited, whose documents are issued. */
export type Issuing = {
  context: Consultations;
  transaction: DatabaseTransaction;
  row: ConsultationRow;
  plan: RecordPlan;
};

/**
 * Issues the documents of a record, all or some kinds, and notifies its patient, in the record's transaction. A
 * holder from whom it is withheld gets no notification (requirement: own grant).
 */
export async function issueDocuments(
  issuing: Issuing,
  children: ConsultationChildren,
  isIssued: (kind: DocumentKind) => boolean = () => true,
): Promise<{ documents: number; notices: NotificationRow[] }> {
  const { context, plan } = issuing;
  const sources: DocumentSources = {
    base: documentBase(context, plan.people, plan.issuedAt),
    today: plan.today,
    body: plan.body,
    diagnosis: plan.diagnosis,
    medicines: plan.medicines,
    studyCuirs: children.studies.map(({ cuir }) => cuir ?? ''),
    referralCuirs: children.referrals.map(({ cuir }) => cuir ?? ''),
  };
  const prescription = prescriptionDocument(sources);
  const contents = [
    ...(prescription ? [prescription] : []),
    ...orderDocuments(sources),
    ...sheetDocuments(sources),
    await constancia(issuing, sources),
  ];
  const issued = contents.filter(({ kind }) => isIssued(kind));
  const notices: NotificationRow[] = [];
  for (const content of issued) {
    const entityId = content.kind === 'prescription' ? await issuePrescription(issuing) : newId();
    const notice = await issueOne(issuing, content, entityId);
    if (notice) notices.push(notice);
  }
  return { documents: issued.length, notices };
}

// Uses the transaction's connection: with many simultaneous writes, no other may be free.
async function constancia({ context, transaction, row }: Issuing, sources: DocumentSources) {
  const { person_id: personId, started_at: startedAt } = row;
  const consent = await context.consents.teleconsultationAt(transaction, personId, startedAt);
  return teleassistanceDocument(sources, {
    modality: row.consultation_type,
    specialty: row.professional_specialties,
    startedAt,
    finishedAt: row.created_at,
    consent: consent
      ? { version: consent.version, acceptedAt: consent.accepted_at.toISOString() }
      : null,
  });
}

function issuePrescription({ context, transaction, row, plan }: Issuing): Promise<string> {
  const { people, medicines, today } = plan;
  return context.prescriptions.issue(
    transaction,
    {
      consultation_id: row.id,
      author_id: row.author_id,
      person_id: row.person_id,
      holder_id: row.holder_id,
      patient_name: patientName(people.patient),
      professional_name: professionalName(people.professional),
      professional_license: row.professional_license,
      professional_login: people.professional.email,
      diagnosis: row.diagnosis,
      start_date: today,
    },
    medicines,
  );
}

async function issueOne(
  { context, transaction, row, plan }: Issuing,
  content: DocumentData,
  entityId: string,
) {
  const { person } = plan.people.professional;
  const subject = notificationSubject(
    content.kind,
    person.sex_str,
    person.last_name,
    plan.people.patient.person.first_name,
  );
  const documentId = await context.documents.issue(transaction, {
    consultation_id: row.id,
    person_id: row.person_id,
    author_id: row.author_id,
    entity_id: entityId,
    title: subject,
    content,
  });
  if (plan.isHeldBack) return undefined;
  return context.notifications.add(transaction, {
    account_id: plan.entry.account_id,
    event: `document.${content.kind}`,
    event_key: documentId,
    subject,
    description: notificationBody[content.kind],
    entity_type: 'document',
    entity_id: documentId,
    visit_id: plan.entry.id,
  });
}
