import type { DocumentCheck } from '@app/contract/documents';
import type { DocumentRow } from './documents.repository.ts';
import type { Documents } from './documents.ts';

/** Dependencies of the check; the state of prescriptions is passed in from above. */
export type Verifying = {
  documents: Documents;
  today: () => string;
  isPrescriptionUsable: (id: string) => Promise<boolean>;
};

/** Unknown, of another patient, replaced, used or expired: the answer does not reveal which. */
const NOT_VALID: DocumentCheck = { valid: false, kind: null, testMark: false, sha256: null };

/**
 * Whether a printed code, with its patient's DNI, belongs to a document that is valid today; reveals nothing of
 * its content.
 */
export async function verifyDocument(
  verifying: Verifying,
  code: string,
  dni: string,
): Promise<DocumentCheck> {
  const document = await verifying.documents.findByCode(code, dni);
  if (!document || document.isReplaced || !(await isGood(verifying, document))) return NOT_VALID;
  const { kind, content, sha256 } = document;
  return { valid: true, kind, testMark: content.testMark, sha256 };
}

/** Whether a prescription can still be dispensed, or an order used; other documents do not expire. */
async function isGood(
  { isPrescriptionUsable, today }: Verifying,
  { content, entity_id }: DocumentRow,
): Promise<boolean> {
  if (content.kind === 'prescription') return isPrescriptionUsable(entity_id);
  return 'expiryDate' in content ? content.expiryDate >= today() : true;
}
