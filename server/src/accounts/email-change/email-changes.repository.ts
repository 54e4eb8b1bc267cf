import type { Database } from '../../platform/database/database.ts';
import type { Row } from '../../platform/database/rows.ts';
import type { Tables } from '../../platform/database/tables.ts';

type ChangeRow = Row<'email_change'>;

/** Changes of e-mail that wait for confirmation by the new address. */
export const emailChangesRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'email_change'>>();
  const waiting = (now: Date) =>
    db
      .selectFrom('email_change')
      .selectAll()
      .where('confirmed_at', 'is', null)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now);
  return {
    insert: (row: Pick<ChangeRow, 'id' | 'account_id' | 'new_email' | 'asked_at' | 'expires_at'>) =>
      db.insertInto('email_change').values(row).execute(),

    findWaiting: (accountId: string, now: Date) =>
      waiting(now).where('account_id', '=', accountId).executeTakeFirst(),

    findById: (id: string, now: Date) => waiting(now).where('id', '=', id).executeTakeFirst(),

    findToConfirm: (confirmHash: Buffer, now: Date) =>
      waiting(now).where('confirm_hash', '=', confirmHash).executeTakeFirst(),

    setKey: (id: string, confirmHash: Buffer) =>
      db
        .updateTable('email_change')
        .set({ confirm_hash: confirmHash })
        .where('id', '=', id)
        .execute(),

    /** Cancels the pending change, if any. */
    withdraw: (accountId: string, now: Date) =>
      db
        .updateTable('email_change')
        .set({ ended_at: now })
        .where('account_id', '=', accountId)
        .where('confirmed_at', 'is', null)
        .where('ended_at', 'is', null)
        .execute(),

    /** Deletes changes that could no longer be confirmed or undone at this time; returns their addresses. */
    forget: async (before: Date): Promise<string[]> => {
      const ended = await db
        .deleteFrom('email_change')
        .where((eb) =>
          eb.or([
            eb('ended_at', '<', before),
            eb('undo_expires_at', '<', before),
            eb.and([eb('expires_at', '<', before), eb('confirmed_at', 'is', null)]),
          ]),
        )
        .returning(['old_email', 'new_email'])
        .execute();
      return ended.flatMap(({ old_email, new_email }) => [old_email ?? [], new_email].flat());
    },
  };
};
