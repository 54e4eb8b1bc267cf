import type { Consultation, ConsultationDetail } from '@app/contract/consultations';
import type { Actor } from '../platform/http/actor.ts';
import { presentConsultation } from './consultations.presenter.ts';
import { refuse } from './consultations.refusals.ts';
import type { ConsultationRow } from './consultations.repository.ts';
import type { Consultations } from './consultations.ts';
import { requireRecordAccess } from './require-record-access.ts';

/** One consultation by its id, for whoever may read that record. */
export async function readConsultation(
  context: Consultations,
  actor: Actor,
  id: string,
): Promise<ConsultationDetail> {
  const row = await context.consultations.findById(id);
  if (!row) throw refuse('consultations.not-found');
  const reading = { type: 'consultation.read', entityType: 'consultation', entityId: id };
  await requireRecordAccess(context, actor, row.person_id, reading, row);
  const children = await context.consultations.findChildren(id);
  const templateIds = children.instructions
    .map(({ template_id }) => template_id)
    .filter((one) => one !== null);
  return {
    ...(await present(context, row)),
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
  const reading = { type: 'history.page', entityType: 'person', entityId: personId };
  await requireRecordAccess(context, actor, personId, reading);
  const [row, total] = await Promise.all([
    context.consultations.findPage(personId, asked.page),
    context.consultations.countOf(personId),
  ]);
  return { data: row ? await present(context, row) : null, total };
}

async function present(context: Consultations, row: ConsultationRow): Promise<Consultation> {
  const [children, prescriptions] = await Promise.all([
    context.consultations.findChildren(row.id),
    context.prescriptions.ofConsultation(row.id, true),
  ]);
  return presentConsultation(row, children, prescriptions);
}
