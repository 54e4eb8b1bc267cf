import { type Role, registeredRoles } from '@app/contract/accounts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { AccountRow } from '../accounts.repository.ts';

type StaffAccount = Pick<AccountRow, 'id' | 'email' | 'role'>;

/** Changes of accounts by staff. Every change requires the state that it starts from. */
export const standingRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'account' | 'session'>>();
  return {
    /**
     * Locks the active administrators, always in the same order, so that the second of two changes sees the
     * result of the first. The lock does not block foreign keys to the accounts.
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

    /** Adds a pending account with a role given by staff, or takes over a registration that was never activated. */
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

    /** Sets the role of an account of staff or of a pharmacy. */
    setRole: (id: string, role: Role) =>
      db
        .updateTable('account')
        .set({ role })
        .where('id', '=', id)
        .where('role', 'not in', registeredRoles)
        .where('status', 'in', ['PENDING', 'ACTIVE'])
        .returning('email')
        .executeTakeFirst(),

    /** The last login of an account, and its open sessions. */
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
