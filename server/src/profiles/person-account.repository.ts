import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';

/** Dependants, who may get an account (requirement: own account of a dependant). */
export const personAccountRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'person'>>();
  return {
    /** Locks a person who has no account. */
    lockWithoutAccount: (id: string) =>
      db
        .selectFrom('person')
        .select('first_name')
        .where('id', '=', id)
        .where('account_id', 'is', null)
        .forUpdate()
        .executeTakeFirst(),

    /** Gives a person an account, once. */
    giveAccount: (id: string, account_id: string) =>
      db
        .updateTable('person')
        .set({ account_id })
        .where('id', '=', id)
        .where('account_id', 'is', null)
        .returning('id')
        .executeTakeFirst(),
  };
};
