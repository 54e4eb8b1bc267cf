import { PUSH_DEVICES_MAX } from '@app/contract/notifications';
import type { Database } from '../../platform/database/database.ts';
import type { NewRow } from '../../platform/database/rows.ts';
import { statement } from '../../platform/database/statement.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** Removes devices whose session ended or expired. */
const removeOver = statement<{ now: Date }>(
  ({ now }) => `delete from push_subscription device using session
   where session.id = device.session_id and (session.ended_at is not null
     or session.idle_expires_at <= ${now} or session.absolute_expires_at <= ${now})`,
);

export const pushSubscriptionsRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'push_subscription' | 'session'>>();
  /** Those whose session has not ended. */
  const inForce = db
    .selectFrom('push_subscription as device')
    .innerJoin('session', 'session.id', 'device.session_id')
    .where('session.ended_at', 'is', null);
  const remove = db.deleteFrom('push_subscription');
  return {
    list: (accountId: string) =>
      inForce
        .select(['device.id', 'device.session_id', 'device.created_at', 'session.device'])
        .where('device.account_id', '=', accountId)
        .orderBy('device.created_at', 'desc')
        .execute(),

    find: (id: string) =>
      inForce
        .select(['device.endpoint', 'device.p256dh', 'device.auth'])
        .where('device.id', '=', id)
        .executeTakeFirst(),

    /** Adds a browser, or assigns it to the account that is logged in there now. */
    upsert: ({ id, ...row }: NewRow<'push_subscription'>) =>
      db
        .insertInto('push_subscription')
        .values({ id, ...row })
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
        .execute(),

    /** Removes the oldest devices beyond an account's maximum. */
    removeBeyond: (accountId: string) =>
      remove
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('push_subscription')
            .select('id')
            .where('account_id', '=', accountId)
            .orderBy('created_at', 'desc')
            .orderBy('id', 'desc')
            .offset(PUSH_DEVICES_MAX),
        )
        .execute(),

    removeOwn: (accountId: string, id: string) =>
      remove
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst(),

    removeOfAccount: (accountId: string) => remove.where('account_id', '=', accountId).execute(),

    removeOver: (now: Date) => removeOver(database, { now }),

    remove: (id: string) => remove.where('id', '=', id).execute(),

    removeOfSession: (sessionId: string) => remove.where('session_id', '=', sessionId).execute(),
  };
};
