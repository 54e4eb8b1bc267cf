import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { ProfessionalRow } from './profile-rows.ts';

/** A professional as the registry was asked about them; later changes are newer than its answer. */
type AskedAbout = Pick<ProfessionalRow, 'account_id' | 'version' | 'decisions'>;

/** Effects of the registry's answer on a professional's verification. */
export const registryVerdictsRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'professional'>>();
  return {
    /** Suspends a professional, if neither staff's decision nor the profile changed since the question. */
    suspend: ({ account_id, version, decisions }: AskedAbout) =>
      db
        .updateTable('professional')
        .set({
          verification: 'SUSPENDED',
          suspended_by_registry: true,
          decisions: decisions + 1,
        })
        .where('account_id', '=', account_id)
        .where('verification', '=', 'VERIFIED')
        .where('version', '=', version)
        .where('decisions', '=', decisions)
        .returning('account_id')
        .executeTakeFirst(),

    /** Whether a professional is still verified by the same decision, even if another profile has been saved. */
    isStillVerified: async ({ account_id, decisions }: AskedAbout): Promise<boolean> => {
      const row = await db
        .selectFrom('professional')
        .select('account_id')
        .where('account_id', '=', account_id)
        .where('verification', '=', 'VERIFIED')
        .where('decisions', '=', decisions)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
};
