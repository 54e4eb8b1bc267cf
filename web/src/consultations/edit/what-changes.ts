import type { ConsultationDetail } from '@app/contract/consultations';
import { editOf, type RecordContent, storedContent } from '../record-content.ts';

const sameAs = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export const hasChanged = (stored: ConsultationDetail, content: RecordContent): boolean =>
  !sameAs(editOf(content, stored), editOf(storedContent(stored), stored)) ||
  content.medicationForm.item !== null ||
  content.referralForm.name !== '' ||
  content.studyForm.name !== '';

/** Whether the issued prescription would be annulled because its medicines or diagnosis changed. */
export function replacesPrescription(stored: ConsultationDetail, content: RecordContent): boolean {
  const before = storedContent(stored);
  if (before.medications.length === 0) return false;
  return (
    !sameAs(before.medications, content.medications) || !sameAs(before.diagnosis, content.diagnosis)
  );
}

/** The content with the stored prescription and diagnosis, and the other changes. */
export function withStoredPrescription(
  stored: ConsultationDetail,
  content: RecordContent,
): RecordContent {
  const { medications, diagnosis, medicationForm } = storedContent(stored);
  return { ...content, medications, diagnosis, medicationForm };
}

/** Whether a prescription is at a pharmacy or dispensed: then its content cannot change. */
export const isPrescriptionInUse = ({ prescriptions }: ConsultationDetail): boolean =>
  prescriptions.some(({ status }) => status === 'SENT' || status === 'DISPENSED');

const DOCUMENTS = ['certificates', 'specialties', 'studies', 'other_indications'] as const;

/** The issued documents, besides the prescription, that an edit replaces or removes. */
export function changedDocuments(stored: ConsultationDetail, content: RecordContent) {
  const before = editOf(storedContent(stored), stored);
  const after = editOf(content, stored);
  return DOCUMENTS.filter(
    (part) => (before[part] ?? []).length > 0 && !sameAs(before[part], after[part]),
  );
}
