import type { Consents } from '../consents/index.ts';
import type { FamilyGroup, Reader } from '../family-group/index.ts';
import type { NotificationRow, Notifications } from '../notifications/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { whosePrescription } from './prescriptions.copy.ts';
import type { PrescriptionRow } from './prescriptions.repository.ts';

/** Dependencies of notifications about a prescription. */
export type Telling = {
  consents: Pick<Consents, 'isHeldBack'>;
  familyGroup: Pick<FamilyGroup, 'readerOf'>;
  notifications: Pick<Notifications, 'add' | 'push'>;
};

/** A notification, sent once per key. */
export type Notice = Pick<NotificationRow, 'event' | 'event_key' | 'subject' | 'description'>;

/**
 * The account to notify about a prescription: its patient's, or that of the holder. `undefined` if a patient of
 * 16 or 17 withheld the visit from the holder (requirement: own grant). Call it before the transaction, in
 * which no other connection may be free while many write at once.
 */
export async function readerOf(
  { consents, familyGroup }: Telling,
  { person_id, consultation_id }: Pick<PrescriptionRow, 'person_id' | 'consultation_id'>,
): Promise<Reader | undefined> {
  const reader = await familyGroup.readerOf(person_id);
  if (!reader || (await consents.isHeldBack(reader.accountId, consultation_id))) return undefined;
  return reader;
}

/** Notifies the reader of a prescription, their own or a member's; nothing without a reader. */
export const tellReader = async (
  telling: Pick<Telling, 'notifications'>,
  transaction: DatabaseTransaction,
  reader: Reader | undefined,
  write: (prescription: string) => Notice,
): Promise<NotificationRow[]> =>
  reader ? addNotice(telling, transaction, reader.accountId, write(whosePrescription(reader))) : [];

/** Stores a notification in the transaction of its event. */
export async function addNotice(
  { notifications }: Pick<Telling, 'notifications'>,
  transaction: DatabaseTransaction,
  accountId: string,
  notice: Notice,
): Promise<NotificationRow[]> {
  const added = await notifications.add(transaction, {
    ...notice,
    account_id: accountId,
    entity_type: null,
    entity_id: null,
    visit_id: null,
  });
  return added ? [added] : [];
}

/** Pushes notifications, after the commit. */
export const pushNotices = async (
  { notifications }: Pick<Telling, 'notifications'>,
  rows: NotificationRow[],
): Promise<void> => {
  await Promise.all(rows.map((row) => notifications.push(row)));
};
