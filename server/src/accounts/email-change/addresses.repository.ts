import { registeredRoles } from '@app/contract/accounts';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** E-mails of accounts, as a change of them finds and leaves them. */
export const addressesRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'account' | 'account_key'>>();
  const askedFor = (email: string) =>
    db
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .where('status', '=', 'PENDING')
      .where('role', 'in', registeredRoles);
  return {
    /** Locks the row of an account: changes of one account follow each other. */
    lock: (id: string) =>
      db
        .selectFrom('account')
        .select(['id', 'email', 'status'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),

    /** Whether an account uses an address, other than one that somebody only asked for. */
    isInUse: async (email: string): Promise<boolean> =>
      (await db
        .selectFrom('account')
        .select('id')
        .where('email', '=', email)
        .where('id', 'not in', askedFor(email))
        .executeTakeFirst()) !== undefined,

    /** Takes an address from an account that was asked for and never activated: its mailbox decided otherwise. */
    takeFromApplicant: async (email: string): Promise<void> => {
      const applicant = await askedFor(email).forUpdate().executeTakeFirst();
      if (!applicant) return;
      await db.deleteFrom('account_key').where('account_id', '=', applicant.id).execute();
      await db
        .updateTable('account')
        .set({ email: `reemplazada-${applicant.id}@invalid` })
        .where('id', '=', applicant.id)
        .execute();
    },

    setEmail: (id: string, email: string) =>
      db.updateTable('account').set({ email }).where('id', '=', id).execute(),
  };
};
