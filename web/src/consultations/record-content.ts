import type { FinishedConsultationInput } from '@app/contract/consultations';
import type { MedicationInput } from '@app/contract/prescriptions';

/** The sections of a record, in the order of the page. */
export const sections = [
  'patient',
  'record',
  'prescription',
  'instructions',
  'certificate',
  'referral',
  'studies',
] as const;
export type Section = (typeof sections)[number];

export type CodedDiagnosis = { cie_10: string; name: string };
export type CertificateContent = {
  diagnosis: string;
  indications: string;
  unit: 'Horas' | 'Dias';
  duration: number;
  institution: string;
};

/** What the professional has written so far: the draft's content, checked only when it is confirmed. */
export type RecordContent = {
  diagnosis: CodedDiagnosis | null;
  reason: string;
  detail: string;
  medications: MedicationInput[];
  pages: string[];
  templateId: number | null;
  certificates: CertificateContent[];
  referrals: { name: string; diagnosis: string; comment: string }[];
  studies: { name: string; diagnosis: string }[];
  confirmed: Section[];
};

export const emptyContent = (reason: string): RecordContent => ({
  diagnosis: null,
  reason,
  detail: '',
  medications: [],
  pages: [],
  templateId: null,
  certificates: [],
  referrals: [],
  studies: [],
  confirmed: [],
});

/** The label of the record's diagnosis, with which orders and certificates start. */
export const diagnosisText = ({ diagnosis }: RecordContent): string =>
  diagnosis ? `(${diagnosis.cie_10}) - ${diagnosis.name}` : '';

/** What is sent to finish: the contract's payload. */
export function payloadOf(content: RecordContent, queueId: string): FinishedConsultationInput {
  return {
    queueId,
    diagnosis: content.diagnosis ?? '',
    reason: content.reason,
    detail: content.detail,
    medications: content.medications,
    other_indications: content.pages
      .filter((text) => text.trim())
      .map((text, index) => ({ id: index + 1, text })),
    certificates: content.certificates,
    specialties: content.referrals,
    studies: content.studies,
    indicationsTemplateDTOList: content.templateId === null ? [] : [{ id: content.templateId }],
  };
}
