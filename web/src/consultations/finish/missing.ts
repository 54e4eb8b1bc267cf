import { certificateSchema, recordBlockSchema } from '@app/contract/consultations';
import { faultTexts } from '../../ui/form/field-faults.ts';
import { recordCopy as copy, recordMessages } from '../consultations.copy.ts';
import { type RecordContent, type Section, sections, writtenPages } from '../record-content.ts';

/** Something missing, and where. */
export type Missing = { section: Section; text: string; fieldId: string };

/** DOM id of a field of the record. */
export const recordFieldId = (section: Section, field: string): string =>
  `record-${section}-${field}`;

const missingOf = (section: Section, faults: Record<string, string>): Missing[] =>
  Object.entries(faults).map(([field, text]) => ({
    section,
    text,
    fieldId: recordFieldId(section, field),
  }));

/**
 * Missing mandatory fields of the record. A patient who decides whether the holder may read it has
 * to have answered.
 */
export function missingInRecord(content: RecordContent, isGrantAsked: boolean): Missing[] {
  const { detail, reason, diagnosis, holderMayRead } = content;
  const checked = recordBlockSchema.safeParse({ detail, reason, diagnosis: diagnosis ?? '' });
  const missing = missingOf('record', {
    ...(!checked.success && faultTexts(checked.error, recordMessages)),
    ...(isGrantAsked &&
      holderMayRead === null && { holderMayRead: recordMessages['holder_may_read.required'] }),
  });
  return ON_THE_SCREEN.flatMap((id) => missing.filter(({ fieldId }) => fieldId === id));
}

/** Fields in the order of the page: the first missing one takes the focus. */
const ON_THE_SCREEN = ['reason', 'diagnosis', 'detail', 'holderMayRead'].map((field) =>
  recordFieldId('record', field),
);

/** Missing fields of a started certificate. */
export function missingInCertificate({ certificate }: RecordContent): Missing[] {
  const checked = certificateSchema.safeParse(certificate);
  if (certificate === null || checked.success) return [];
  return missingOf('certificate', faultTexts(checked.error, recordMessages));
}

/** Everything that prevents finishing. */
export const missingIn = (content: RecordContent, isGrantAsked: boolean): Missing[] => [
  ...missingInRecord(content, isGrantAsked),
  ...missingInCertificate(content),
];

/** Whether an optional section holds orders. */
const isFilled: Record<
  Exclude<Section, 'patient' | 'record'>,
  (content: RecordContent) => boolean
> = {
  prescription: ({ medications }) => medications.length > 0,
  instructions: (content) => writtenPages(content).length > 0,
  certificate: ({ certificate }) => certificate !== null,
  referral: ({ referrals }) => referrals.length > 0,
  studies: ({ studies }) => studies.length > 0,
};

/** Typed but not added: it would be lost. */
const notAdded = ({ medicationForm, referralForm, studyForm }: RecordContent) => ({
  prescription: medicationForm.item || medicationForm.posology ? copy.medicationNotAdded : null,
  referral: referralForm.name || referralForm.comment ? copy.referralNotAdded : null,
  studies: studyForm.name ? copy.studyNotAdded : null,
});

/** Warnings that do not prevent finishing: orders unconfirmed or incomplete. */
export function warningsIn(content: RecordContent): { section: Section; text: string }[] {
  const pending: Partial<Record<Section, string | null>> = notAdded(content);
  return sections.flatMap((section) => {
    if (section === 'patient' || section === 'record') return [];
    const isUnconfirmed = isFilled[section](content) && !content.confirmed.includes(section);
    const texts = [isUnconfirmed && copy.notConfirmed, pending[section]];
    return texts.flatMap((text) => (text ? [{ section, text }] : []));
  });
}
