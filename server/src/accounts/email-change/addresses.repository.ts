import { registeredRoles } from '@app/contract/accounts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** E-mails of accounts, for changing them. */
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
    /** Locks the row of an account, so that its changes run one after another. */
    lock: (id: string) =>
      db
        .selectFrom('account')
        .select(['id', 'email', 'status'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),

    /** Whether an account uses an address; registrations that were never activated do not count. */
    isInUse: async (email: string): Promise<boolean> =>
      (await db
        .selectFrom('account')
        .select('id')
        .where('email', '=', email)
        .where('id', 'not in', askedFor(email))
        .executeTakeFirst()) !== undefined,

    /** Those of some addresses that no account has. */
    unusedOf: async (emails: readonly string[]): Promise<string[]> => {
      const { rows } = await sql<{ email: string }>`
        select email from unnest(${emails}::text[]) email
        where not exists (select from account where account.email = email.email)`.execute(db);
      return rows.map(({ email }) => email);
    },

    /** Removes an address from a registration that was never activated, since the mailbox's owner uses it elsewhere. */
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
