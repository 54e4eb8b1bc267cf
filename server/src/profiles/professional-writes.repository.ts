import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { ProfessionalRow } from './profile-rows.ts';

export const professionalWritesRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'professional'>>();
  return {
    /** What is declared anew keeps the verification, which is another matter. */
    upsert: ({ account_id, ...facts }: Omit<ProfessionalRow, 'verification'>) =>
      db
        .insertInto('professional')
        .values({ account_id, ...facts })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(facts))
        .execute(),

    /** What is declared of a practice; the row of its person is locked. */
    findPractice: (accountId: string) =>
      db
        .selectFrom('professional')
        .select(['profession', 'refeps_code'])
        .where('account_id', '=', accountId)
        .executeTakeFirst(),

    /** What was verified is no longer what is declared: it has to be looked at again (requirement: verified licence). */
    takeVerificationAway: (accountId: string) =>
      db
        .updateTable('professional')
        .set({ verification: 'PENDING_VERIFICATION', verified_at: null, verified_by: null })
        .where('account_id', '=', accountId)
        .where('verification', '=', 'VERIFIED')
        .execute(),

    /** Nobody states, verifies or suspends anything of a professional until the transaction ends. */
    lock: (accountId: string) =>
      db
        .selectFrom('professional')
        .select('account_id')
        .where('account_id', '=', accountId)
        .forShare()
        .execute(),
  };
};
