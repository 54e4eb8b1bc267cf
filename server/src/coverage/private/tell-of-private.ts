import type { PrivateConsultationEvent } from '@app/contract/coverage';
import type { NotificationRow } from '../../notifications/index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { CoverageContext } from '../coverage-context.ts';
import type { Words } from './private-consultations.copy.ts';
import type { PrivateConsultationRow } from './private-consultations.repository.ts';

type What = 'paid' | 'returned' | 'refunded' | `taken-back-${number}`;

/** Notifies the payer in the inbox, in the same transaction; once per event. */
export const addNotice = (
  { notifications }: Pick<CoverageContext, 'notifications'>,
  transaction: DatabaseTransaction,
  { account_id, id }: PrivateConsultationRow,
  what: What,
  words: Words,
): Promise<NotificationRow | undefined> =>
  notifications.add(transaction, {
    ...words,
    account_id,
    event: `private-consultation.${what}`,
    event_key: `${id}-${what}`,
    entity_type: null,
    entity_id: null,
    visit_id: null,
  });

/** After the commit, makes the payer's open screens fetch it again. */
export async function announce(
  { notifications, voice }: Pick<CoverageContext, 'notifications' | 'voice'>,
  { account_id, person_id }: PrivateConsultationRow,
  notice?: NotificationRow,
): Promise<void> {
  const event: PrivateConsultationEvent = { command: 'PrivateConsultation', patientId: person_id };
  voice.toAccount(account_id, event);
  if (notice) await notifications.push(notice);
}
