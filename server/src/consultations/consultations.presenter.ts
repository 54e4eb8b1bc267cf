import type { Consultation, ConsultationVersion } from '@app/contract/consultations';
import type { Prescription } from '@app/contract/prescriptions';
import type { VersionRow } from './consultation-rows.ts';
import type { WholeConsultation } from './consultations.statements.ts';

const INSTRUCTIONS_PAGE = (position: number) => `Indicaciones, hoja ${position + 1}`;

/** A finished consultation with its orders, as in the clinical history. */
export const presentConsultation = (
  row: WholeConsultation,
  prescriptions: Prescription[],
  amendment: Consultation['amendment'],
): Consultation => ({
  consultationId: row.id,
  creation_date: row.created_at.toISOString(),
  withheld: row.withheld,
  diagnosis: row.diagnosis,
  reason: row.reason,
  detail: row.detail,
  follow_up: row.follow_up,
  professional_name: row.professional_name,
  professional_specialties: row.professional_specialties,
  professional_license: row.professional_license,
  professional_id: row.author_id,
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
  edited_date: row.version_at?.toISOString() ?? null,
  version: row.version,
  amendment,
  addenda: row.addenda.map(({ id, created_at, body }) => ({
    id,
    creation_date: created_at,
    text: body,
  })),
  messages: row.messages,
  prescriptions,
  indications: row.instructions.map(({ id, position, body }) => ({
    id,
    name: INSTRUCTIONS_PAGE(position),
    indications: body,
  })),
  certificates: row.certificates,
  studies: row.studies,
  specialties: row.referrals,
});

/** An earlier version of the text. */
export const presentVersion = (
  row: Omit<VersionRow, 'consultation_id' | 'author_id'>,
  professionalName: string,
): ConsultationVersion => ({
  version: row.version,
  creation_date: row.created_at.toISOString(),
  professional_name: professionalName,
  diagnosis: row.diagnosis,
  reason: row.reason,
  detail: row.detail,
  follow_up: row.follow_up,
  changes: row.changes,
  content_hash: row.content_hash,
});
