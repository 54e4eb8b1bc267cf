import type { ClinicalDocument } from '@app/contract/consultations';
import type { Actor } from '../../platform/http/actor.ts';
import { requireRecordAccess } from '../access/require-record-access.ts';
import { refuse } from '../consultations.refusals.ts';
import type { Consultations } from '../consultations.ts';

/** Lists the documents of a consultation. */
export async function listDocuments(
  context: Consultations,
  actor: Actor,
  id: string,
): Promise<ClinicalDocument[]> {
  const row = await context.consultations.findById(id);
  const reading = { type: 'documents.list', entityType: 'consultation', entityId: id };
  const read = row && { author_id: row.author_id, contentsOf: id };
  await requireRecordAccess(context, actor, row?.person_id, reading, read);
  const rows = await context.documents.listOfConsultation(id);
  return rows.map((document) => ({
    id: document.id,
    kind: document.kind,
    entityId: document.entity_id,
    title: document.title,
    createdDate: document.created_at.toISOString(),
  }));
}

/** Returns the signed bytes of a document, made now if the job has not made them (requirement: stored bytes). */
export async function readDocument(context: Consultations, actor: Actor, id: string) {
  const document = await context.documents.findById(id);
  const reading = { type: 'document.download', entityType: 'document', entityId: id };
  const read = document && {
    author_id: document.author_id,
    contentsOf: document.consultation_id,
  };
  await requireRecordAccess(context, actor, document?.person_id, reading, read);
  if (!document) throw refuse('consultations.not-found');
  if (document.isReplaced) throw refuse('consultations.document-replaced');
  const { bytes } = await context.documents.ensureBytes(document);
  return { bytes, title: document.title };
}
