import type { EditedConsultation, RecordPart } from '@app/contract/consultations';
import type { DocumentKind } from '@app/contract/documents';
import type { ConsultationChildren } from '../consultation-rows.ts';
import type { WholeConsultation } from '../consultations.statements.ts';
import { allergyReasonOf, certificateOf, lineOf, referralOf, studyOf } from './clinical-content.ts';

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Prescriptions of a record that are in force. */
export const standingPrescriptions = ({ prescriptions }: WholeConsultation) =>
  prescriptions.filter(({ row }) => row.status !== 'ANNULLED');

/** Parts of a record that an edit changes. A prescription names the diagnosis, so both change together. */
export function changesOf(
  whole: WholeConsultation,
  body: EditedConsultation,
  diagnosis: string,
): RecordPart[] {
  const lines = standingPrescriptions(whole).flatMap((one) => one.lines);
  const isDiagnosed = whole.diagnosis === diagnosis;
  const prescribes = body.medications.length > 0;
  const isUnchanged: Record<RecordPart, boolean> = {
    diagnosis: isDiagnosed,
    reason: whole.reason === body.reason,
    detail: whole.detail === body.detail,
    follow_up: whole.follow_up === (body.follow_up ?? null),
    prescription:
      same(
        lines.map((line) => lineOf(line, line.allergy_reason)),
        body.medications.map((line) => lineOf(line, allergyReasonOf(line))),
      ) &&
      (isDiagnosed || !prescribes),
    instructions: same(
      whole.instructions.map((page) => page.body),
      body.other_indications.map(({ text }) => text),
    ),
    certificate: same(whole.certificates.map(certificateOf), body.certificates.map(certificateOf)),
    study: same(whole.studies.map(studyOf), body.studies.map(studyOf)),
    referral: same(whole.referrals.map(referralOf), body.specialties.map(referralOf)),
  };
  return (Object.keys(isUnchanged) as RecordPart[]).filter((part) => !isUnchanged[part]);
}

const DOCUMENT_OF: Partial<Record<RecordPart, DocumentKind>> = {
  prescription: 'prescription',
  instructions: 'instructions',
  certificate: 'certificate',
  study: 'study',
  referral: 'referral',
};

/** Documents that an edit annuls, and issues again if they still have content. */
export function replacedKinds(
  changes: readonly RecordPart[],
  issuedBefore: readonly DocumentKind[],
  issuedNow: readonly DocumentKind[],
): DocumentKind[] {
  const kinds = changes.flatMap((part) => DOCUMENT_OF[part] ?? []);
  // The proof of the visit lists the documents issued.
  return same(issuedBefore, issuedNow) ? kinds : [...kinds, 'teleassistance'];
}

/** The ordered rows that belong to changed parts. */
export const changedChildren = (
  { certificates, studies, referrals, instructions }: ConsultationChildren,
  changes: readonly RecordPart[],
): ConsultationChildren => ({
  certificates: changes.includes('certificate') ? certificates : [],
  studies: changes.includes('study') ? studies : [],
  referrals: changes.includes('referral') ? referrals : [],
  instructions: changes.includes('instructions') ? instructions : [],
});
