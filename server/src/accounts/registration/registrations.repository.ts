import { registeredRoles } from '@app/contract/accounts';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { AccountRow } from '../accounts.repository.ts';

type PendingAccount = Pick<AccountRow, 'id' | 'email' | 'role' | 'id_number' | 'alias'>;

const tablesOf = (database: Database) =>
  database.withTables<Pick<Tables, 'account' | 'account_key'>>();

/** Accounts that are not active yet. */
export const registrationsRepository = (database: Database) => {
  const db = tablesOf(database);
  return {
    /**
     * Adds a pending account, or updates one never activated; returns nothing if the e-mail has an account in
     * use, or one created by staff.
     */
    keepPending: ({ id, email, ...asked }: PendingAccount) =>
      db
        .insertInto('account')
        .values({ id, email, ...asked })
        .onConflict((conflict) =>
          conflict
            .column('email')
            .doUpdateSet(asked)
            .where('account.status', '=', 'PENDING')
            .where('account.role', 'in', registeredRoles),
        )
        .returning(['id', 'email', 'role', 'id_number'])
        .executeTakeFirst(),

    /**
     * Adds an active account with an e-mail that a provider verified, or takes over one never activated;
     * returns nothing if the e-mail has an account in use.
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
          conflict
            .column('email')
            .doUpdateSet(own)
            .where('account.status', '=', 'PENDING')
            .where('account.role', 'in', registeredRoles),
        )
        .returning('id')
        .executeTakeFirst();
    },

    /** Adds an active account of a patient whose mailbox is proved. */
    insertActive: (
      row: Pick<AccountRow, 'id' | 'email' | 'id_number' | 'password_hash'>,
      now: Date,
    ) =>
      db
        .insertInto('account')
        .values({ ...row, role: 'PATIENT', status: 'ACTIVE', activated_at: now })
        .execute(),

    activate: (id: string, passwordHash: string, now: Date) =>
      db
        .updateTable('account')
        .set({ status: 'ACTIVE', password_hash: passwordHash, activated_at: now })
        .where('id', '=', id)
        .where('status', '=', 'PENDING')
        .returning('email')
        .executeTakeFirst(),

    /** Deletes accounts that were never activated and have no valid link left; returns their e-mails. */
    forgetUnactivated: (createdBefore: Date, now: Date) =>
      deleteUnactivated(db, createdBefore, now),
  };
};

async function deleteUnactivated(
  db: ReturnType<typeof tablesOf>,
  createdBefore: Date,
  now: Date,
): Promise<string[]> {
  const old = db
    .selectFrom('account')
    .select('id')
    .where('status', '=', 'PENDING')
    .where('created_at', '<', createdBefore)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('account_key')
        .select('account_id')
        .where('used_at', 'is', null)
        .where('expires_at', '>', now),
    );
  await db.deleteFrom('account_key').where('account_id', 'in', old).execute();
  const deleted = await db
    .deleteFrom('account')
    .where('id', 'in', old)
    .returning('email')
    .execute();
  return deleted.map(({ email }) => email);
}
