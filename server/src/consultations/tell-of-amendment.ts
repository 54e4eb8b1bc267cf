import type { NotificationRow } from '../notifications/index.ts';
import { amendmentBody, amendmentSubject } from './consultations.copy.ts';
import type { Issuing } from './issue-documents.ts';

/** Tells the patient that what the professional wrote about the visit changed. */
export async function tellOfAmendment(
  {
    context,
    transaction,
    row,
    plan,
  }: Pick<Issuing, 'context' | 'transaction'> & {
    row: { id: string };
    plan: Pick<Issuing['plan'], 'entry' | 'people'>;
  },
  eventKey: string,
): Promise<NotificationRow[]> {
  const { person } = plan.people.professional;
  const notice = await context.notifications.add(transaction, {
    account_id: plan.entry.account_id,
    event: 'consultation.amended',
    event_key: eventKey,
    subject: amendmentSubject(
      person.sex_str,
      person.last_name,
      plan.people.patient.person.first_name,
    ),
    description: amendmentBody,
    entity_type: 'consultation',
    entity_id: row.id,
    queue_id: plan.entry.id,
  });
  return notice ? [notice] : [];
}
