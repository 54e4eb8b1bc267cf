import type { Consents } from '../consents/index.ts';
import type { FamilyGroup, Reader } from '../family-group/index.ts';
import type { NotificationRow, Notifications } from '../notifications/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { whosePrescription } from './prescriptions.copy.ts';
import type { PrescriptionRow } from './prescriptions.repository.ts';

/** What telling people of a prescription stands on. */
export type Telling = {
  consents: Pick<Consents, 'isHeldBack'>;
  familyGroup: Pick<FamilyGroup, 'readerOf'>;
  notifications: Pick<Notifications, 'add' | 'push'>;
};

/** What somebody is told, once for each key. */
export type Notice = Pick<NotificationRow, 'event' | 'event_key' | 'subject' | 'description'>;

/**
 * The account that is told what happens to a prescription: its patient's, or that of who answers for them. Nobody where
 * a patient of 16 or 17 kept the visit back from the holder (requirement: own grant). Found before the transaction that
 * tells: in it another connection may not be free while many write at once.
 */
export async function readerOf(
  { consents, familyGroup }: Telling,
  { person_id, consultation_id }: Pick<PrescriptionRow, 'person_id' | 'consultation_id'>,
): Promise<Reader | undefined> {
  const reader = await familyGroup.readerOf(person_id);
  if (!reader || (await consents.isHeldBack(reader.accountId, consultation_id))) return undefined;
  return reader;
}

/** Tells whoever reads about a prescription, which is theirs or a member's; nothing where nobody is told. */
export const tellReader = async (
  telling: Pick<Telling, 'notifications'>,
  transaction: DatabaseTransaction,
  reader: Reader | undefined,
  write: (prescription: string) => Notice,
): Promise<NotificationRow[]> =>
  reader ? addNotice(telling, transaction, reader.accountId, write(whosePrescription(reader))) : [];

/** Adds a notice for an account in the transaction of what it tells. */
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

/** Shows what was told, after the commit. */
export const pushNotices = async (
  { notifications }: Pick<Telling, 'notifications'>,
  rows: NotificationRow[],
): Promise<void> => {
  await Promise.all(rows.map((row) => notifications.push(row)));
};
