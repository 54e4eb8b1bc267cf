import type { EmergencyOpening, NewReview } from '@app/contract/record-access';
import { requireStepUp } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { pageEndOf, pageOf } from '../../platform/database/pages.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { titledName } from '../../profiles/index.ts';
import { reviewBody, reviewSubject } from '../record-access.copy.ts';
import { refuse } from '../record-access.refusals.ts';
import type { RecordAccess } from '../record-access.ts';
import { emergencyReviewsRepository, type OpeningRow } from './emergency-reviews.repository.ts';

type Asked = { reviewed: 'true' | 'false'; after?: string | undefined };

/** A page of the records that were opened for an emergency, newest first. */
export async function listEmergencies(
  context: RecordAccess,
  actor: Actor,
  { reviewed, after }: Asked,
) {
  const reviews = emergencyReviewsRepository(context.database);
  const rows = await reviews.list(reviewed === 'true', pageEndOf(after, 'instant'));
  const { data, next } = pageOf(rows, ({ id, opened_key }) => ({ key: opened_key, id }));
  return { data: await Promise.all(data.map((row) => present(context, actor, row))), next };
}

/** The reason may contain health data: only the medical director reads it. */
async function present(
  { profiles }: RecordAccess,
  { role }: Actor,
  row: OpeningRow,
): Promise<EmergencyOpening> {
  const professional = await profiles.findProfessional(row.professional_id);
  const { verdict, note, reviewed_at, email } = row;
  const mayRead = role === 'MEDICAL_DIRECTOR';
  return {
    id: row.id,
    openedAt: row.opened_at.toISOString(),
    professional: professional ? titledName(professional.person) : '',
    licence_label: professional?.licenceLabel ?? '',
    patient: `${row.first_name} ${row.last_name}`,
    reason: mayRead ? row.reason : null,
    readings: Number(row.readings),
    review:
      verdict && reviewed_at
        ? {
            verdict,
            note: mayRead ? (note ?? '') : '',
            by: email ?? '',
            at: reviewed_at.toISOString(),
          }
        : null,
  };
}

/** Stores the medical director's review of an emergency access, once; its professional is notified. */
export async function reviewEmergency(
  context: RecordAccess,
  actor: Actor,
  id: string,
  review: NewReview,
): Promise<void> {
  const now = context.clock.now();
  requireStepUp(actor, now);
  const told = await context.database.transaction().execute(async (transaction) => {
    const reviews = emergencyReviewsRepository(transaction);
    const opened = await reviews.find(id);
    if (!opened) throw refuse('record-access.not-found');
    const row = { emergency_id: id, ...review, reviewed_by: actor.accountId, reviewed_at: now };
    if (!(await reviews.insert(row))) throw refuse('record-access.reviewed');
    await recordAudit(transaction, actor, {
      type: 'record.emergency-review',
      action: 'C',
      purpose: 'HOPERAT',
      patient_id: opened.person_id,
      entity_type: 'emergency_access',
      entity_id: id,
      rule: review.verdict,
    });
    return context.notifications.add(transaction, {
      account_id: opened.professional_id,
      event: 'record.emergency-review',
      event_key: id,
      subject: reviewSubject,
      description: reviewBody(review),
      entity_type: null,
      entity_id: null,
      visit_id: null,
    });
  });
  if (told) await context.notifications.push(told);
}
