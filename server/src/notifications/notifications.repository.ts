import type { NotificationStatus } from '@app/contract/notifications';
import { type Generated, type Selectable, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

type NotificationsTables = {
  notification: {
    id: string;
    account_id: string;
    event: string;
    event_key: string;
    status: Generated<NotificationStatus>;
    subject: string;
    description: string;
    entity_type: 'document' | 'consultation' | null;
    entity_id: string | null;
    queue_id: string | null;
    creation_date: Generated<Date>;
  };
};

export type NotificationRow = Selectable<NotificationsTables['notification']>;
export type NewNotification = Omit<NotificationRow, 'status' | 'creation_date'>;

/** Statuses in the order in which they may only rise. */
const rank = (column: ReturnType<typeof sql>) =>
  sql`array_position(array['CREATED', 'DELIVERED', 'READ', 'DELETED'], ${column})`;

export const notificationsRepository = (database: Database) => {
  const db = database.withTables<NotificationsTables>();
  const ofAccount = (accountId: string) =>
    db.selectFrom('notification').where('account_id', '=', accountId);
  const countOf = async (asked: ReturnType<typeof ofAccount>): Promise<number> => {
    const row = await asked
      .select((eb) => eb.fn.countAll<number>().as('quantity'))
      .executeTakeFirstOrThrow();
    return Number(row.quantity);
  };
  return {
    /** Adds a notification once: the same event to the same account is the same row. */
    insert: (row: NewNotification) =>
      db
        .insertInto('notification')
        .values(row)
        .onConflict((conflict) => conflict.columns(['account_id', 'event_key']).doNothing())
        .returningAll()
        .executeTakeFirst(),

    search: (accountId: string, statuses: NotificationStatus[], size: number, page: number) =>
      ofAccount(accountId)
        .selectAll()
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

    /** Raises statuses; a row that is further on already stays where it is. */
    raise: (accountId: string, ids: string[], status: NotificationStatus) =>
      db
        .updateTable('notification')
        .set({ status })
        .where('account_id', '=', accountId)
        .where('id', 'in', ids)
        .where(sql<boolean>`${rank(sql`status`)} < ${rank(sql`${status}::text`)}`)
        .execute(),

    findOwn: (accountId: string, id: string) =>
      ofAccount(accountId).selectAll().where('id', '=', id).executeTakeFirst(),
  };
};
