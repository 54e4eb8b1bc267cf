import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { ProfessionalRow } from './profile-rows.ts';

type Declared = Omit<
  ProfessionalRow,
  'verification' | 'observation' | 'version' | 'decisions' | 'suspended_by_registry'
>;

const UNVERIFIED = { verified_at: null, verified_by: null, evidence: null, evidence_link: null };

const withoutVerification = sql<ProfessionalRow['verification']>`case verification
  when 'SUSPENDED' then 'SUSPENDED' else 'PENDING_VERIFICATION' end`;

export const professionalWritesRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'professional'>>();
  return {
    /** Stores the declared practice as its next version; the verification stays. Clears staff's observation. */
    upsert: ({ account_id, ...facts }: Declared) =>
      db
        .insertInto('professional')
        .values({ account_id, ...facts, version: 1 })
        .onConflict((conflict) =>
          conflict.column('account_id').doUpdateSet(({ eb, ref }) => ({
            ...facts,
            observation: null,
            version: eb(ref('professional.version'), '+', 1),
          })),
        )
        .execute(),

    /** Reads the declared practice and locks the row of its person. */
    findPractice: (accountId: string) =>
      db
        .selectFrom('professional')
        .select(['profession', 'refeps_code'])
        .where('account_id', '=', accountId)
        .executeTakeFirst(),

    /**
     * Withdraws the verification, since the declared data changed (requirement: verified licence). A suspension
     * remains, and after it the professional is no longer verified.
     */
    takeVerificationAway: (accountId: string) =>
      db
        .updateTable('professional')
        .set({ ...UNVERIFIED, verification: withoutVerification })
        .where('account_id', '=', accountId)
        .where('verification', 'in', ['VERIFIED', 'SUSPENDED'])
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
