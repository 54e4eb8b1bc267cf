import type { FinishedConsultation } from '@app/contract/consultations';
import { dayOf } from '@app/contract/kernel';
import { needsOwnGrant } from '@app/contract/profiles';
import { refuseField } from '../../profiles/index.ts';
import type { VisitRow } from '../../visits/index.ts';

const FIELD = 'holder_may_read';

/** Whether a patient is asked if the holder may read the consultation: depends on the age on its day. */
export const asksOwnGrant = (entry: VisitRow, now: Date): boolean =>
  entry.person_id !== entry.holder_id &&
  needsOwnGrant(entry.birth_date, dayOf(entry.started_at ?? now));

/** Refuses to finish without an answer if one is required, or with one if not. */
export function requireOwnGrant(
  entry: VisitRow,
  { holder_may_read: answer }: Pick<FinishedConsultation, typeof FIELD>,
  now: Date,
): void {
  const isAsked = asksOwnGrant(entry, now);
  if (isAsked && answer === undefined) throw refuseField(FIELD, 'holder_may_read.required');
  if (!isAsked && answer !== undefined) throw refuseField(FIELD, 'holder_may_read.not-asked');
}
