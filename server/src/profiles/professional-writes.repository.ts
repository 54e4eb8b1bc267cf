import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { ProfessionalRow } from './profile-rows.ts';

export const professionalWritesRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'professional'>>();
  return {
    /** Stores the declared practice; the verification stays. */
    upsert: ({ account_id, ...facts }: Omit<ProfessionalRow, 'verification'>) =>
      db
        .insertInto('professional')
        .values({ account_id, ...facts })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(facts))
        .execute(),

    /** Reads the declared practice and locks the row of its person. */
    findPractice: (accountId: string) =>
      db
        .selectFrom('professional')
        .select(['profession', 'refeps_code'])
        .where('account_id', '=', accountId)
        .executeTakeFirst(),

    /** Withdraws the verification, since the declared data changed (requirement: verified licence). */
    takeVerificationAway: (accountId: string) =>
      db
        .updateTable('professional')
        .set({ verification: 'PENDING_VERIFICATION', verified_at: null, verified_by: null })
        .where('account_id', '=', accountId)
        .where('verification', '=', 'VERIFIED')
        .execute(),

    /** Locks a professional's data until the end of the transaction. */
    lock: (accountId: string) =>
      db
        .selectFrom('professional')
        .select('account_id')
        .where('account_id', '=', accountId)
        .forShare()
        .execute(),
  };
};
