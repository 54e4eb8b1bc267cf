import { newId } from '../../platform/ids.ts';
import type { ConsultationChildren } from '../consultation-rows.ts';
import type { Consultations } from '../consultations.ts';
import type { RecordPlan } from './plan-record.ts';

/** Rows of certificates, studies, referrals and indications of a record, with their keys. */
export function childrenOf(
  { prescriptions }: Consultations,
  consultationId: string,
  { body, people }: RecordPlan,
): ConsultationChildren {
  const jurisdiction = people.professional.licence?.jurisdiction_code ?? '';
  const keys = (count: number) =>
    count === 0
      ? []
      : prescriptions.newCuirs(
          jurisdiction,
          Array.from({ length: count }, () => 'study' as const),
        );
  const placed = (position: number) => ({
    id: newId(),
    consultation_id: consultationId,
    position,
    until_version: null,
  });
  const studyCuirs = keys(body.studies.length);
  const referralCuirs = keys(body.specialties.length);
  const [template] = body.indicationsTemplateDTOList;
  return {
    certificates: body.certificates.map((row, index) => ({ ...row, ...placed(index) })),
    studies: body.studies.map((row, index) => ({
      ...row,
      ...placed(index),
      cuir: studyCuirs[index] ?? null,
    })),
    referrals: body.specialties.map((row, index) => ({
      ...row,
      ...placed(index),
      cuir: referralCuirs[index] ?? null,
    })),
    instructions: body.other_indications.map(({ text }, index) => ({
      ...placed(index),
      body: text,
      template_id: index === 0 ? (template?.id ?? null) : null,
    })),
  };
}
