import type { ConsultationType, EditedConsultation } from '@app/contract/consultations';
import { type DocumentKind, verificationLink } from '@app/contract/documents';
import { lastValidDay } from '@app/contract/prescriptions';
import {
  type DocumentBase,
  type DocumentData,
  newCheckCode,
  type TeleassistanceData,
} from '../../documents/index.ts';
import { documentCopy } from '../consultations.copy.ts';
import type { IssuedMedicine } from './issued-medicines.ts';

/** The data of a consultation's documents. */
export type DocumentSources = {
  base: DocumentBase;
  today: string;
  body: EditedConsultation;
  diagnosis: string;
  medicines: IssuedMedicine[];
  studyCuirs: string[];
  referralCuirs: string[];
};

/** The prescription of all medicines; nothing without medicines. */
export function prescriptionDocument({
  base,
  today,
  diagnosis,
  medicines,
}: DocumentSources): DocumentData | undefined {
  if (medicines.length === 0) return undefined;
  return {
    ...base,
    kind: 'prescription',
    startDate: today,
    expiryDate: lastValidDay({ kind: 'prescription', startDate: today }),
    diagnosis,
    lines: medicines.map((line) => ({
      cuir: line.cuir,
      verificationLink: verificationLink(base.verificationAddress, line.cuir),
      description: line.generic_name,
      concentration: line.concentration,
      form: line.form,
      presentation: line.presentation,
      quantity: line.quantity,
      posology: line.posology,
      saleCondition: line.sale_condition,
      extended: line.extended,
      substitution: line.substitution,
      brand: null,
    })),
  };
}

/** Study request and referral: orders with one key per line, valid for 60 days. */
export function orderDocuments({
  base,
  today,
  body,
  studyCuirs,
  referralCuirs,
}: DocumentSources): DocumentData[] {
  const link = (cuir: string) => verificationLink(base.verificationAddress, cuir);
  const expiryDate = lastValidDay({ kind: 'study', startDate: today });
  const order = { ...base, startDate: today, expiryDate };
  const documents: DocumentData[] = [];
  if (body.studies.length > 0) {
    documents.push({
      ...order,
      kind: 'study',
      lines: body.studies.map(({ name, diagnosis }, index) => {
        const cuir = studyCuirs[index] ?? '';
        return { description: name, diagnosis, cuir, verificationLink: link(cuir) };
      }),
    });
  }
  if (body.specialties.length > 0) {
    documents.push({
      ...order,
      kind: 'referral',
      lines: body.specialties.map(({ name, diagnosis, comment }, index) => {
        const cuir = referralCuirs[index] ?? '';
        return { description: name, diagnosis, comment, cuir, verificationLink: link(cuir) };
      }),
    });
  }
  return documents;
}

/** One document per certificate, and one for all indications. */
export function sheetDocuments({ base, body }: DocumentSources): DocumentData[] {
  const certificates = body.certificates.map(
    (certificate): DocumentData => ({
      ...base,
      ...newCheckCode(base),
      ...certificate,
      kind: 'certificate',
    }),
  );
  const pages = body.other_indications.map(({ text }) => text);
  return pages.length > 0
    ? [...certificates, { ...base, ...newCheckCode(base), kind: 'instructions', pages }]
    : certificates;
}

type Ordered = Record<
  'medications' | 'studies' | 'specialties' | 'certificates' | 'other_indications',
  readonly unknown[]
>;

/** The kinds of documents of a record, one per document, in order. */
export const issuedKinds = ({
  medications,
  studies,
  specialties,
  certificates,
  other_indications: pages,
}: Ordered): DocumentKind[] => [
  ...(medications.length > 0 ? ['prescription' as const] : []),
  ...(studies.length > 0 ? ['study' as const] : []),
  ...(specialties.length > 0 ? ['referral' as const] : []),
  ...certificates.map(() => 'certificate' as const),
  ...(pages.length > 0 ? ['instructions' as const] : []),
];

/**
 * Proof of the visit: participants, time and documents issued, never the diagnosis
 * (requirement: proof of visit).
 */
export function teleassistanceDocument(
  { base, body }: DocumentSources,
  visit: {
    modality: ConsultationType;
    specialty: string;
    startedAt: Date;
    finishedAt: Date;
    consent: TeleassistanceData['consent'];
  },
): DocumentData {
  return {
    ...base,
    ...newCheckCode(base),
    kind: 'teleassistance',
    specialty: visit.specialty,
    modality: visit.modality,
    startedAt: visit.startedAt.toISOString(),
    finishedAt: visit.finishedAt.toISOString(),
    consent: visit.consent,
    documents: issuedKinds(body).map((kind) => documentCopy.documents[kind]),
  };
}
