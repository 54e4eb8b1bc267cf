import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { AccountRow } from '../accounts.repository.ts';

type PendingAccount = Pick<AccountRow, 'id' | 'email' | 'role' | 'id_number' | 'alias'>;

/** Accounts until they are active. */
export const registrationsRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'account' | 'account_key'>>();
  return {
    /**
     * Adds a pending account, or brings the one that nobody activated yet up to what was asked for last;
     * answers nothing when the e-mail has an account in use.
     */
    keepPending: ({ id, email, ...asked }: PendingAccount) =>
      db
        .insertInto('account')
        .values({ id, email, ...asked })
        .onConflict((conflict) =>
          conflict.column('email').doUpdateSet(asked).where('account.status', '=', 'PENDING'),
        )
        .returning(['id', 'email', 'role', 'id_number'])
        .executeTakeFirst(),

    /**
     * Adds the active account of somebody whose e-mail a provider vouched for, or takes over one that
     * nobody ever activated; answers nothing when the e-mail has an account in use.
     */
    insertSocial: (row: Pick<AccountRow, 'id' | 'email' | 'id_number'>, now: Date) => {
      const own = {
        id_number: row.id_number,
        role: 'PATIENT',
        status: 'ACTIVE',
        sign_in: 'google',
        activated_at: now,
      } as const;
      return db
        .insertInto('account')
        .values({ ...own, id: row.id, email: row.email })
        .onConflict((conflict) =>
          conflict.column('email').doUpdateSet(own).where('account.status', '=', 'PENDING'),
        )
        .returning('id')
        .executeTakeFirst();
    },

    activate: (id: string, passwordHash: string, now: Date) =>
      db
        .updateTable('account')
        .set({ status: 'ACTIVE', password_hash: passwordHash, activated_at: now })
        .where('id', '=', id)
        .where('status', '=', 'PENDING')
        .returning('email')
        .executeTakeFirst(),

    /** Accounts that nobody activated: a claim of an e-mail and a DNI that nobody confirmed. */
    forgetUnactivated: async (createdBefore: Date) => {
      const old = db
        .selectFrom('account')
        .select('id')
        .where('status', '=', 'PENDING')
        .where('created_at', '<', createdBefore);
      await db.deleteFrom('account_key').where('account_id', 'in', old).execute();
      await db.deleteFrom('account').where('id', 'in', old).execute();
    },
  };
};
