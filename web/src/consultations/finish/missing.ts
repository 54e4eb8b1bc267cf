import { certificateSchema, DETAIL_MAX, recordBlockSchema } from '@app/contract/consultations';
import { cleanText } from '@app/contract/kernel';
import { faultTexts } from '../../ui/form/field-faults.ts';
import { recordCopy as copy, recordMessages } from '../consultations.copy.ts';
import {
  type RecordContent,
  type Section,
  sections,
  stated,
  writtenPages,
} from '../record-content.ts';

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
 * Missing mandatory fields of the record, including the answer of a patient who decides whether the holder may
 * read it.
 */
export function missingInRecord(content: RecordContent, isGrantAsked: boolean): Missing[] {
  const { detail, reason, diagnosis, holderMayRead } = content;
  const checked = recordBlockSchema.safeParse({ detail, reason, diagnosis: diagnosis ?? '' });
  const tooLong = tooLongText(detail);
  const missing = missingOf('record', {
    ...(!checked.success && faultTexts(checked.error, recordMessages)),
    ...(tooLong && { detail: tooLong }),
    ...(isGrantAsked &&
      holderMayRead === null && { holderMayRead: recordMessages['holder_may_read.required'] }),
  });
  return ON_THE_SCREEN.flatMap((id) => missing.filter(({ fieldId }) => fieldId === id));
}

/** By how many characters a record is too long; its field does not cut anything off. */
export function tooLongText(detail: string): string | undefined {
  const used = cleanText(detail).length;
  return used > DETAIL_MAX ? copy.tooLong(used, DETAIL_MAX) : undefined;
}

/** Fields in the order of the page: the first missing one takes the focus. */
const ON_THE_SCREEN = ['reason', 'diagnosis', 'detail', 'holderMayRead'].map((field) =>
  recordFieldId('record', field),
);

/** Missing fields of a started certificate. */
export function missingInCertificate(content: RecordContent): Missing[] {
  const { certificate } = content;
  if (certificate === null) return [];
  const checked = certificateSchema.safeParse(stated(content, certificate));
  if (checked.success) return [];
  return missingOf('certificate', faultTexts(checked.error, recordMessages));
}

/** Everything that prevents finishing. */
export const missingIn = (content: RecordContent, isGrantAsked: boolean): Missing[] => [
  ...missingInRecord(content, isGrantAsked),
  ...missingInCertificate(content),
];

/** Whether an optional section has orders. */
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

/** Typed but not added, so it would be lost. */
const notAdded = ({ medicationForm, referralForm, studyForm }: RecordContent) => ({
  prescription: medicationForm.item || medicationForm.posology ? copy.medicationNotAdded : null,
  referral: referralForm.name || referralForm.comment ? copy.referralNotAdded : null,
  studies: studyForm.name ? copy.studyNotAdded : null,
});

/** Orders that state a diagnosis. */
const diagnosedOrders = ({ certificate, referrals, studies }: RecordContent) => ({
  certificate: certificate ? [certificate] : [],
  referral: referrals,
  studies,
});

/** Warnings that do not prevent finishing: orders that are unconfirmed, incomplete, or have another diagnosis. */
export function warningsIn(content: RecordContent): { section: Section; text: string }[] {
  const pending: Partial<Record<Section, string | null>> = notAdded(content);
  const diagnosed: Partial<Record<Section, { diagnosis: string | null }[]>> =
    diagnosedOrders(content);
  return sections.flatMap((section) => {
    if (section === 'patient' || section === 'record') return [];
    const isUnconfirmed = isFilled[section](content) && !content.confirmed.includes(section);
    const others = new Set(diagnosed[section]?.flatMap(({ diagnosis }) => diagnosis ?? []));
    const texts = [
      isUnconfirmed && copy.notConfirmed,
      pending[section],
      ...[...others].map(copy.otherDiagnosis),
    ];
    return texts.flatMap((text) => (text ? [{ section, text }] : []));
  });
}
