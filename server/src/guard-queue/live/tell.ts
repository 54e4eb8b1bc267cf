import type { NotificationRow } from '../../notifications/index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import type { GuardQueue } from '../guard-queue.ts';

type Told = { accountId: string; event: string; subject: string; description: string };

/** Stores a notification in the transaction of its event; push it after the commit. */
export const tell = (
  { notifications }: GuardQueue,
  transaction: DatabaseTransaction,
  { accountId, ...words }: Told,
): Promise<NotificationRow | undefined> =>
  notifications.add(transaction, {
    ...words,
    account_id: accountId,
    event_key: newId(),
    entity_type: null,
    entity_id: null,
    visit_id: null,
  });
