import type { SaleCondition } from '../catalogs/index.ts';
import { dayOf } from '../kernel/index.ts';
import type { PrescriptionKind } from './prescription-state.ts';

type Blank = string | null | undefined;
type DraftId = { type: Blank; number: Blank };

/** The data of a prescription, study request or referral that is about to be issued. */
export type LegalDraft = {
  kind: PrescriptionKind;
  /** Instant of creation. */
  issuedAt: Blank;
  startDate: Blank;
  /** Of a prescription of medicines; studies and referrals have one per line. */
  diagnosis?: Blank;
  professional: {
    fullName: Blank;
    profession: Blank;
    refeps: Blank;
    /** The first is used; staff sets its jurisdiction when verifying it. */
    licences: readonly { number: Blank; issuer: Blank; jurisdictionCode: Blank }[];
    address: Blank;
    restrictedAuthorisation: Blank;
  };
  patient: {
    fullName: Blank;
    identity: DraftId;
    /** CUIL or, for foreigners without one, CUIT, CDI or passport, with its type. */
    taxId: DraftId;
    birthDate: Blank;
    sex: Blank;
    address: Blank;
  };
  lines: readonly LegalLine[];
};

/** One thing ordered. The fields from form to sale condition concern medicines only. */
export type LegalLine = {
  /** Generic name of the medicine, name of the study, or specialty. */
  description: Blank;
  diagnosis?: Blank;
  form?: Blank;
  concentration?: Blank;
  presentation?: Blank;
  quantity?: number | null | undefined;
  posology?: Blank;
  saleCondition?: SaleCondition | null | undefined;
};

/**
 * The missing fields, in the order of the form. Issuing is refused unless this is empty
 * (requirement: legal fields).
 */
export function missingLegalFields(draft: LegalDraft): string[] {
  const isRestricted = draft.lines.some(({ saleCondition }) => saleCondition === 'restricted');
  return [
    ...missingOf('professional', professionalFields(draft.professional, isRestricted)),
    ...missingOf('patient', patientFields(draft.patient, isRestricted)),
    ...missingDates(draft),
    ...(draft.kind === 'prescription'
      ? missingOf('prescription', { diagnosis: draft.diagnosis })
      : []),
    ...(draft.lines.length === 0 ? ['lines'] : []),
    ...draft.lines.flatMap((line, index) => missingOf(`lines.${index}`, lineFields(draft, line))),
  ];
}

type Fields = Record<string, Blank>;

function professionalFields(professional: LegalDraft['professional'], isRestricted: boolean) {
  const [licence] = professional.licences;
  return {
    'full-name': professional.fullName,
    profession: professional.profession,
    refeps: professional.refeps,
    'licence-number': licence?.number,
    'licence-issuer': licence?.issuer,
    'licence-jurisdiction': licence?.jurisdictionCode,
    address: professional.address,
    ...(isRestricted && { 'restricted-authorisation': professional.restrictedAuthorisation }),
  };
}

function patientFields(patient: LegalDraft['patient'], isRestricted: boolean) {
  return {
    'full-name': patient.fullName,
    'identity-type': patient.identity.type,
    'identity-number': patient.identity.number,
    'tax-id-type': patient.taxId.type,
    'tax-id-number': patient.taxId.number,
    'birth-date': patient.birthDate,
    sex: patient.sex,
    ...(isRestricted && { address: patient.address }),
  };
}

function lineFields({ kind }: LegalDraft, line: LegalLine): Fields {
  if (kind !== 'prescription') {
    return { description: line.description, diagnosis: line.diagnosis };
  }
  return {
    description: line.description,
    form: line.form,
    concentration: line.concentration,
    presentation: line.presentation,
    quantity: line.quantity ? String(line.quantity) : null,
    posology: line.posology,
    'sale-condition': line.saleCondition,
  };
}

// The law requires both dates, and the start cannot be before the creation (requirement: start date).
function missingDates({ issuedAt, startDate }: LegalDraft): string[] {
  const missing = missingOf('prescription', { 'issued-at': issuedAt, 'start-date': startDate });
  const isEarly = issuedAt && startDate && startDate < dayOf(new Date(issuedAt));
  return isEarly ? ['prescription.start-date-early'] : missing;
}

const missingOf = (block: string, fields: Fields): string[] =>
  Object.entries(fields)
    .filter(([, value]) => !value?.trim())
    .map(([name]) => `${block}.${name}`);
