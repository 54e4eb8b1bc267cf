import type { DocumentCheck } from '@app/contract/documents';
import type { DocumentRow } from './documents.repository.ts';
import type { Documents } from './documents.ts';

/** What a check stands on; how a prescription stands is told from above. */
export type Verifying = {
  documents: Documents;
  today: () => string;
  isPrescriptionUsable: (id: string) => Promise<boolean>;
};

/** Unknown, of somebody else, replaced, used up or out of date: which of these is not told. */
const NOT_VALID: DocumentCheck = { valid: false, kind: null, testMark: false, sha256: null };

/** Whether a printed code, with the DNI of its patient, is of a document that is good today; nothing of its content. */
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

/** A prescription can still be dispensed, an order still be used; the others have no end. */
async function isGood(
  { isPrescriptionUsable, today }: Verifying,
  { content, entity_id }: DocumentRow,
): Promise<boolean> {
  if (content.kind === 'prescription') return isPrescriptionUsable(entity_id);
  return 'expiryDate' in content ? content.expiryDate >= today() : true;
}
