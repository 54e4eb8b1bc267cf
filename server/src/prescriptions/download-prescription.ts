import { recordAudit } from '../audit/index.ts';
import { readerOf } from '../consents/index.ts';
import type { Documents } from '../documents/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import type { Platform } from '../platform/platform.ts';
import { refuse } from './prescriptions.refusals.ts';
import { type PrescriptionReading, requireReadable } from './require-readable.ts';

/** What handing out the signed document of a prescription stands on. */
export type PrescriptionDownload = PrescriptionReading &
  Pick<Platform, 'database'> & { documents: Documents };

/** The stored signed bytes of a prescription that stands, for whoever may read it; each time is written down. */
export async function downloadPrescription(
  download: PrescriptionDownload,
  actor: Actor,
  id: string,
): Promise<{ bytes: Buffer; title: string }> {
  const { prescriptions, documents, database } = download;
  const found = await prescriptions.findById(id, readerOf(actor));
  const row = await requireReadable(download, actor, found);
  const document = await documents.findOfEntity('prescription', row.id);
  if (!document) throw refuseKernel('request.not-found');
  if (document.isReplaced) throw refuse('prescriptions.annulled');
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
