import type { Consultation } from '@app/contract/consultations';
import type { Prescription } from '@app/contract/prescriptions';
import type { ConsultationChildren, ConsultationRow } from './consultations.repository.ts';

const INSTRUCTIONS_PAGE = (position: number) => `Indicaciones, hoja ${position + 1}`;

/** A finished consultation with all it ordered, as the clinical history shows it. */
export const presentConsultation = (
  row: ConsultationRow,
  { certificates, studies, referrals, instructions }: ConsultationChildren,
  prescriptions: Prescription[],
): Consultation => ({
  consultationId: row.id,
  creation_date: row.created_at.toISOString(),
  diagnosis: row.diagnosis,
  reason: row.reason,
  detail: row.detail,
  professional_name: row.professional_name,
  professional_specialties: row.professional_specialties,
  professional_license: row.professional_license,
  consultation_type: row.consultation_type,
  attention_type: {
    name:
      row.attention_type === 'Particular'
        ? 'Particular'
        : (row.prepaid_health_name ?? row.attention_type),
  },
  prepaid_health_category: row.prepaid_health_category_name
    ? {
        name: row.prepaid_health_category_name,
        prepaid_health: { name: row.prepaid_health_name ?? '' },
      }
    : null,
  affiliate_number: row.affiliate_number,
  count_edit: row.version - 1,
  prescriptions,
  indications: instructions.map(({ id, position, body }) => ({
    id,
    name: INSTRUCTIONS_PAGE(position),
    indications: body,
  })),
  certificates,
  studies,
  specialties: referrals,
});
