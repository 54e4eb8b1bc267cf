import type { EditedConsultation } from '@app/contract/consultations';
import { type LegalDraft, missingLegalFields } from '@app/contract/prescriptions';
import type { DocumentBase } from '../../documents/index.ts';
import { refuse } from '../consultations.refusals.ts';
import type { IssuedMedicine } from './issued-medicines.ts';

type Orders = {
  base: DocumentBase;
  today: string;
  body: EditedConsultation;
  diagnosis: string;
  medicines: IssuedMedicine[];
};

/** Refuses to issue while a required field is empty, with the list of missing ones (requirement: legal fields). */
export function requireLegalFields(orders: Orders): void {
  const missing = [...new Set(drafts(orders).flatMap(missingLegalFields))];
  if (missing.length > 0) {
    throw refuse('consultations.legal-fields-missing', missing.join(', '), {
      current: { missing },
    });
  }
}

function drafts({ base, today, body, diagnosis, medicines }: Orders): LegalDraft[] {
  const { professional, patient, issuedAt } = base;
  const common = { issuedAt, startDate: today, professional, patient };
  const all: LegalDraft[] = [];
  if (medicines.length > 0) {
    const lines = medicines.map((line) => ({
      ...line,
      description: line.generic_name,
      saleCondition: line.sale_condition,
    }));
    all.push({ ...common, kind: 'prescription', diagnosis, lines });
  }
  if (body.studies.length > 0) {
    all.push({
      ...common,
      kind: 'study',
      lines: body.studies.map(({ name, diagnosis: why }) => ({
        description: name,
        diagnosis: why,
      })),
    });
  }
  if (body.specialties.length > 0) {
    all.push({
      ...common,
      kind: 'referral',
      lines: body.specialties.map(({ name, diagnosis: why }) => ({
        description: name,
        diagnosis: why,
      })),
    });
  }
  return all;
}
