import type { NotificationRow, Notifications } from '../notifications/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';

/** What telling people of their groups stands on. */
export type Telling = { notifications: Pick<Notifications, 'add' | 'push'> };

/** What happened to a link, and the words for it. */
type News = Pick<NotificationRow, 'event_key' | 'subject' | 'description'> & {
  happened: 'accepted' | 'rejected' | 'withdrawn' | 'removed';
};

/** Tells an account what happened to a link, in its transaction; returns what shows it after the commit. */
export async function tellOfGroup(
  { notifications }: Telling,
  transaction: DatabaseTransaction,
  accountId: string | null,
  { happened, ...words }: News,
): Promise<() => Promise<void>> {
  const row =
    accountId === null
      ? undefined
      : await notifications.add(transaction, {
          ...words,
          account_id: accountId,
          event: `family-group.${happened}`,
          entity_type: null,
          entity_id: null,
          visit_id: null,
        });
  return async () => {
    if (row) await notifications.push(row);
  };
}
