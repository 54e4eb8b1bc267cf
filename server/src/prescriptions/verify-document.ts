import { type DocumentCheck, prescriptionStatusOn } from '@app/contract/prescriptions';
import type { DocumentRow } from './documents.repository.ts';
import type { Documents } from './documents.ts';
import type { Prescriptions } from './prescriptions.ts';

export type Verifying = {
  documents: Documents;
  prescriptions: Prescriptions;
  today: () => string;
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
async function isGood({ prescriptions, today }: Verifying, { content, entity_id }: DocumentRow) {
  if (content.kind === 'prescription') {
    const row = await prescriptions.findStatus(entity_id);
    if (!row) return false;
    const facts = { kind: content.kind, startDate: row.start_date, status: row.status };
    return ['ISSUED', 'SENT'].includes(prescriptionStatusOn(facts, today()));
  }
  return 'expiryDate' in content ? content.expiryDate >= today() : true;
}
