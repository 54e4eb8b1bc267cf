import type { NotificationRow, Notifications } from '../notifications/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';

/** Dependencies of notifications about groups. */
export type Telling = { notifications: Pick<Notifications, 'add' | 'push'> };

/** An event of a link, and its texts. */
type News = Pick<NotificationRow, 'event_key' | 'subject' | 'description'> & {
  happened: 'accepted' | 'rejected' | 'withdrawn' | 'removed' | 'left';
};

/** Stores a notification about a link in its transaction; returns a function that pushes it after the commit. */
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
