import { type Role, registeredRoles } from '@app/contract/accounts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { AccountRow } from '../accounts.repository.ts';

type StaffAccount = Pick<AccountRow, 'id' | 'email' | 'role'>;

/** What staff changes of accounts. Every change names the state that it begins in. */
export const standingRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'account' | 'session'>>();
  return {
    /**
     * Locks the active administrators, always in the same order: of two changes at once the second sees who
     * was left by the first. The lock lets references to the accounts pass.
     */
    lockAdmins: async (): Promise<string[]> =>
      (
        await db
          .selectFrom('account')
          .select('id')
          .where('role', '=', 'ADMIN')
          .where('status', '=', 'ACTIVE')
          .orderBy('id')
          .forNoKeyUpdate()
          .execute()
      ).map(({ id }) => id),

    setStatus: (id: string, from: AccountRow['status'], to: AccountRow['status']) =>
      db
        .updateTable('account')
        .set({ status: to })
        .where('id', '=', id)
        .where('status', '=', from)
        .returning(['email', 'role'])
        .executeTakeFirst(),

    /** Adds a pending account with a role that staff gives, or takes over one that somebody only asked for. */
    addStaff: ({ id, email, role }: StaffAccount) =>
      db
        .insertInto('account')
        .values({ id, email, role })
        .onConflict((conflict) =>
          conflict
            .column('email')
            .doUpdateSet({ role, id_number: null, alias: null })
            .where('account.status', '=', 'PENDING')
            .where('account.role', 'in', registeredRoles),
        )
        .returning(['id', 'email', 'role', 'id_number'])
        .executeTakeFirst(),

    /** Gives an account of staff or of a pharmacy a role. */
    setRole: (id: string, role: Role) =>
      db
        .updateTable('account')
        .set({ role })
        .where('id', '=', id)
        .where('role', 'not in', registeredRoles)
        .where('status', 'in', ['PENDING', 'ACTIVE'])
        .returning('email')
        .executeTakeFirst(),

    /** When somebody last logged in, and the sessions that are open. */
    sessionsOf: (accountId: string, now: Date) =>
      db
        .selectFrom('session')
        .select([
          sql<Date | null>`max(created_at)`.as('last'),
          sql<number>`count(*) filter (where stage = 'FULL' and ended_at is null
            and idle_expires_at > ${now} and absolute_expires_at > ${now})::int`.as('open'),
        ])
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow(),
  };
};
