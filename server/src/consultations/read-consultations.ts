import type { Consultation, ConsultationDetail } from '@app/contract/consultations';
import type { Actor } from '../platform/http/actor.ts';
import { presentStored } from '../prescriptions/index.ts';
import { presentConsultation } from './consultations.presenter.ts';
import { refuse } from './consultations.refusals.ts';
import type { WholeConsultation } from './consultations.statements.ts';
import type { Consultations } from './consultations.ts';
import { readHistoryPage, requireRecordAccess } from './require-record-access.ts';

/** One consultation by its id, for whoever may read that record. */
export async function readConsultation(
  context: Consultations,
  actor: Actor,
  id: string,
): Promise<ConsultationDetail> {
  const whole = await context.consultations.findWhole(id);
  if (!whole) throw refuse('consultations.not-found');
  const reading = { type: 'consultation.read', entityType: 'consultation', entityId: id };
  await requireRecordAccess(context, actor, whole.person_id, reading, whole);
  const templateIds = whole.instructions
    .map(({ template_id }) => template_id)
    .filter((one) => one !== null);
  return {
    ...present(context, whole),
    indicationsTemplateConsultations: await context.consultations.findTemplates(templateIds),
  };
}

/** One page of a patient's history, newest first; nothing past the oldest. */
export async function readPage(
  context: Consultations,
  actor: Actor,
  asked: { patientId?: string | undefined; patientLogin?: string | undefined; page: number },
): Promise<{ data: Consultation | null; total: number }> {
  const personId =
    asked.patientId ?? (await context.familyGroup.findByLogin(asked.patientLogin ?? ''));
  if (!personId) throw refuse('consultations.not-found');
  const { whole, total } = await readHistoryPage(context, actor, personId, asked.page);
  return { data: whole ? present(context, whole) : null, total };
}

const present = ({ profiles }: Consultations, whole: WholeConsultation): Consultation =>
  presentConsultation(whole, whole, presentStored(whole.prescriptions, profiles.today(), true));
