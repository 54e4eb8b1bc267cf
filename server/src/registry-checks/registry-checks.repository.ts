import { type CheckedLicence, RECENT_CHECKS } from '@app/contract/registry-checks';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { CheckRow, CheckTables } from './check-rows.ts';

/** Answers of registries about professionals; rows are only ever added. */
export const registryChecksRepository = (database: Database) => {
  const db = database.withTables<CheckTables & Pick<Tables, 'account'>>();
  return {
    insert: ({ licences, ...row }: CheckRow) =>
      db
        .insertInto('registry_check')
        .values({ ...row, licences: sql<CheckedLicence[]>`${JSON.stringify(licences)}::jsonb` })
        .execute(),

    /** The latest check of a professional. */
    lastOf: (accountId: string) =>
      db
        .selectFrom('registry_check')
        .select(['registry', 'is_simulated', 'checked_at', 'identity', 'suspended'])
        .where('account_id', '=', accountId)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /**
     * The latest checks of a professional with the e-mail of the member of staff who asked, newest first: ids
     * grow with time.
     */
    recentOf: (accountId: string) =>
      db
        .selectFrom('registry_check')
        .leftJoin('account as asker', 'asker.id', 'asked_by')
        .selectAll('registry_check')
        .select('asker.email as asker')
        .where('account_id', '=', accountId)
        .orderBy('registry_check.id', 'desc')
        .limit(RECENT_CHECKS)
        .execute(),
  };
};
