import type { NotificationStatus } from '@app/contract/notifications';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Row } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';

export type NotificationRow = Row<'notification'>;
/** A notification as it is read, with whether its document has been annulled or replaced. */
export type ReadNotification = NotificationRow & { isReplaced: boolean };
export type NewNotification = Omit<NotificationRow, 'status' | 'creation_date'>;

/** Order of the statuses, which never go back. */
const rank = (column: ReturnType<typeof sql>) =>
  sql`array_position(array['CREATED', 'DELIVERED', 'READ', 'DELETED'], ${column})`;

export const notificationsRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'document_replaced' | 'notification'>>();
  const ofAccount = (accountId: string) =>
    db.selectFrom('notification').where('account_id', '=', accountId);
  const countOf = async (asked: ReturnType<typeof ofAccount>): Promise<number> => {
    const row = await asked
      .select((eb) => eb.fn.countAll<number>().as('quantity'))
      .executeTakeFirstOrThrow();
    return Number(row.quantity);
  };
  const read = (accountId: string) =>
    ofAccount(accountId)
      .selectAll()
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('document_replaced')
            .whereRef('document_id', '=', 'entity_id')
            .select('document_id'),
        )
          .$castTo<boolean>()
          .as('isReplaced'),
      );
  return {
    /** Adds a notification, once per event and account. */
    insert: (row: NewNotification) =>
      db
        .insertInto('notification')
        .values(row)
        .onConflict((conflict) => conflict.columns(['account_id', 'event_key']).doNothing())
        .returningAll()
        .executeTakeFirst(),

    search: (accountId: string, statuses: NotificationStatus[], size: number, page: number) =>
      read(accountId)
        .where('status', 'in', statuses)
        .orderBy('creation_date', 'desc')
        .orderBy('id', 'desc')
        .limit(size)
        .offset(page * size)
        .execute(),

    count: (accountId: string, statuses: NotificationStatus[]) =>
      countOf(ofAccount(accountId).where('status', 'in', statuses)),

    countOwned: (accountId: string, ids: string[]) =>
      countOf(ofAccount(accountId).where('id', 'in', ids)),

    /** Raises statuses; rows already at a later one stay. */
    raise: (accountId: string, ids: string[], status: NotificationStatus) =>
      db
        .updateTable('notification')
        .set({ status })
        .where('account_id', '=', accountId)
        .where('id', 'in', ids)
        .where(sql<boolean>`${rank(sql`status`)} < ${rank(sql`${status}::text`)}`)
        .execute(),

    findOwn: (accountId: string, id: string) =>
      read(accountId).where('id', '=', id).executeTakeFirst(),
  };
};
