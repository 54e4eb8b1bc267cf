import { SEALED_AFTER_HOURS } from '@app/contract/consultations';
import { recordAudit } from '../../audit/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { ConsultationRow } from '../consultation-rows.ts';
import { refuse } from '../consultations.refusals.ts';
import type { WholeConsultation } from '../consultations.statements.ts';
import type { Consultations } from '../consultations.ts';

/**
 * Returns a stored record to the professional who wrote it; to others it is reported as not found, and the
 * attempt is audited.
 */
export async function requireAuthor(
  context: Consultations,
  actor: Actor,
  id: string,
): Promise<WholeConsultation> {
  await context.licences.requireVerified(actor);
  const whole = await context.consultations.findWhole(id);
  if (whole?.author_id === actor.accountId) return whole;
  await recordAudit(context.database, actor, {
    type: 'consultation.edit',
    action: 'U',
    outcome: 'denied',
    purpose: 'TREAT',
    patient_id: whole?.person_id ?? null,
    entity_type: 'consultation',
    entity_id: id,
  });
  throw refuse('consultations.not-found');
}

/** Records stored until this instant are sealed: they only accept addenda. */
export const sealedBefore = (now: Date) => new Date(now.getTime() - SEALED_AFTER_HOURS * 3_600_000);

export const isSealed = ({ created_at }: Pick<ConsultationRow, 'created_at'>, now: Date): boolean =>
  created_at <= sealedBefore(now);
