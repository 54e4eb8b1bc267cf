import { recordAudit } from '../audit/index.ts';
import { patientAccountOf } from '../consents/index.ts';
import type { DocumentRow, Documents } from '../documents/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import type { Platform } from '../platform/platform.ts';
import { refuse } from './prescriptions.refusals.ts';
import type { PrescriptionRow } from './prescriptions.repository.ts';
import { type PrescriptionReading, requireReadable } from './require-readable.ts';

/** Dependencies of downloading a prescription's signed document. */
export type PrescriptionDownload = PrescriptionReading &
  Pick<Platform, 'database'> & { documents: Documents };

/** The stored signed bytes of a valid prescription, for those who may read it; each download is audited. */
export async function downloadPrescription(
  download: PrescriptionDownload,
  actor: Actor,
  id: string,
): Promise<{ bytes: Buffer; title: string }> {
  const { documents, database } = download;
  const { row, document } = await requireDocument(download, actor, id);
  await recordAudit(database, actor, {
    type: 'prescription.download',
    action: 'R',
    purpose: actor.role === 'PATIENT' ? 'PATRQT' : 'TREAT',
    patient_id: row.person_id,
    entity_type: 'prescription',
    entity_id: row.id,
  });
  const { bytes } = await documents.ensureBytes(document);
  return { bytes, title: document.title };
}

/** The document of a valid prescription, for those who may read it. */
export async function requireDocument(
  download: PrescriptionDownload,
  actor: Actor,
  id: string,
): Promise<{ row: PrescriptionRow; document: DocumentRow }> {
  const { documents, prescriptions } = download;
  const found = await prescriptions.findById(id, patientAccountOf(actor));
  const row = await requireReadable(download, actor, found);
  const document = await documents.findOfEntity('prescription', row.id);
  if (!document) throw refuseKernel('request.not-found');
  if (document.isReplaced) throw refuse('prescriptions.annulled');
  return { row, document };
}
