import type { NotificationRow } from '../../notifications/index.ts';
import type { ConsultationRow } from '../consultation-rows.ts';
import { amendmentBody, amendmentSubject, visitBody, visitSubject } from '../consultations.copy.ts';
import type { Issuing } from './issue-documents.ts';

type Telling = Pick<Issuing, 'context' | 'transaction'> & {
  row: { id: string };
  plan: Pick<Issuing['plan'], 'entry' | 'people' | 'isHeldBack'>;
};

/** Notifies the patient that the record changed; not a holder from whom it is withheld. */
export async function tellOfAmendment(telling: Telling, eventKey: string) {
  if (telling.plan.isHeldBack) return [];
  return tell(telling, {
    event: 'consultation.amended',
    event_key: eventKey,
    subject: amendmentSubject,
    description: amendmentBody,
  });
}

/** Tells a holder from whom a visit is withheld only that it took place (requirement: own grant). */
export const tellOfVisit = (
  telling: Telling & { row: Pick<ConsultationRow, 'professional_specialties'> },
) =>
  tell(telling, {
    event: 'consultation.held',
    event_key: telling.row.id,
    subject: visitSubject(telling.row.professional_specialties),
    description: visitBody,
  });

type Notice = Pick<NotificationRow, 'event' | 'event_key' | 'description'> & {
  subject: typeof amendmentSubject;
};

async function tell(
  { context, transaction, row, plan }: Telling,
  { subject, ...notice }: Notice,
): Promise<NotificationRow[]> {
  const { person } = plan.people.professional;
  const { first_name } = plan.people.patient.person;
  const added = await context.notifications.add(transaction, {
    ...notice,
    account_id: plan.entry.account_id,
    subject: subject(person.sex_str, person.last_name, first_name),
    entity_type: 'consultation',
    entity_id: row.id,
    visit_id: plan.entry.id,
  });
  return added ? [added] : [];
}
