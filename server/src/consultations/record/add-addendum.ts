import { createHash } from 'node:crypto';
import type { ConsultationDetail } from '@app/contract/consultations';
import { recordAudit } from '../../audit/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { newId } from '../../platform/ids.ts';
import { isSealed, requireAuthor, sealedBefore } from '../access/require-author.ts';
import { refuse } from '../consultations.refusals.ts';
import type { Consultations } from '../consultations.ts';
import { readConsultation } from '../reading/read-consultations.ts';
import { addendaRepository } from './addenda.repository.ts';
import { readPeople } from './consultation-people.ts';
import { tellOfAmendment } from './tell-of-visit.ts';

/** Adds an addendum to the caller's sealed record; repeating the same text returns the existing one. */
export async function addAddendum(
  context: Consultations,
  actor: Actor,
  id: string,
  text: string,
): Promise<ConsultationDetail> {
  const whole = await requireAuthor(context, actor, id);
  const now = context.clock.now();
  if (!isSealed(whole, now)) throw refuse('consultations.not-sealed');
  const entry = await context.visits.requireClaim(actor, whole.visit_id);
  const people = await readPeople(context, actor, whole.person_id);
  if (!people) throw refuse('consultations.not-found');
  const isHeldBack = await context.consents.isHeldBack(entry.account_id, id);
  const row = {
    id: newId(),
    consultation_id: id,
    author_id: actor.accountId,
    body: text,
    content_hash: createHash('sha256').update(text).digest('hex'),
  };
  const notices = await context.database.transaction().execute(async (transaction) => {
    const added = await addendaRepository(transaction).add(row, sealedBefore(now));
    if (!added) return [];
    await recordAudit(transaction, actor, {
      type: 'consultation.addendum',
      action: 'U',
      purpose: 'TREAT',
      patient_id: whole.person_id,
      entity_type: 'consultation',
      entity_id: id,
      rule: 'author',
    });
    const plan = { entry, people, isHeldBack };
    return tellOfAmendment({ context, transaction, row: whole, plan }, added.id);
  });
  await Promise.all(notices.map((notice) => context.notifications.push(notice)));
  return readConsultation(context, actor, id);
}
