import type {
  Consultation,
  ConsultationDetail,
  ConsultationVersion,
} from '@app/contract/consultations';
import { patientAccountOf } from '../../consents/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { presentStored } from '../../prescriptions/index.ts';
import { isSealed } from '../access/require-author.ts';
import { readHistoryPage, requireRecordAccess } from '../access/require-record-access.ts';
import { presentConsultation, presentVersion } from '../consultations.presenter.ts';
import { refuse } from '../consultations.refusals.ts';
import type { WholeConsultation } from '../consultations.statements.ts';
import type { Consultations } from '../consultations.ts';
import { versionsRepository } from '../record/versions.repository.ts';

/** Reads one consultation by its id. */
export async function readConsultation(
  context: Consultations,
  actor: Actor,
  id: string,
): Promise<ConsultationDetail> {
  const row = await context.consultations.findById(id);
  const reading = { type: 'consultation.read', entityType: 'consultation', entityId: id };
  await requireRecordAccess(context, actor, row?.person_id, reading, row);
  const whole = await context.consultations.findWhole(id, patientAccountOf(actor));
  if (!whole) throw refuse('consultations.not-found');
  const templateIds = whole.instructions
    .map(({ template_id }) => template_id)
    .filter((one) => one !== null);
  return {
    ...present(context, actor, whole),
    indicationsTemplateConsultations: await context.templates.find(templateIds),
  };
}

/** Reads one page of a patient's history, newest first; empty past the last one. */
export async function readPage(
  context: Consultations,
  actor: Actor,
  asked: { patientId?: string | undefined; patientLogin?: string | undefined; page: number },
): Promise<{ data: Consultation | null; total: number }> {
  const personId =
    asked.patientId ?? (await context.familyGroup.findByLogin(asked.patientLogin ?? ''));
  const { whole, total } = await readHistoryPage(context, actor, personId, asked.page);
  return { data: whole ? present(context, actor, whole) : null, total };
}

/** Reads every version of a record's text, newest first (requirement: append-only record). */
export async function readVersions(
  context: Consultations,
  actor: Actor,
  id: string,
): Promise<ConsultationVersion[]> {
  const row = await context.consultations.findById(id);
  const reading = { type: 'consultation.versions', entityType: 'consultation', entityId: id };
  const read = row && { author_id: row.author_id, contentsOf: id };
  await requireRecordAccess(context, actor, row?.person_id, reading, read);
  if (!row) throw refuse('consultations.not-found');
  const replaced = await versionsRepository(context.database).replaced(id);
  const standing = { ...row, created_at: row.version_at ?? row.created_at };
  return [standing, ...replaced].map((version) => presentVersion(version, row.professional_name));
}

const present = (
  { profiles, clock }: Consultations,
  actor: Actor,
  whole: WholeConsultation,
): Consultation => {
  const prescriptions = presentStored(whole.prescriptions, profiles.today());
  const isOwn = whole.author_id === actor.accountId;
  const amendment = isSealed(whole, clock.now()) ? 'ADDENDUM' : 'EDIT';
  return presentConsultation(whole, prescriptions, isOwn ? amendment : null);
};
