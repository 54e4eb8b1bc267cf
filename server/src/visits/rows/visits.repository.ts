import { heldPhases, livePhases } from '@app/contract/visits';
import { sql } from 'kysely';
import { batchById } from '../../platform/database/batch-by-id.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** Reads visits. */
export const visitsRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'visit'>>();
  const visits = () => db.selectFrom('visit').selectAll();
  return {
    findById: batchById(async (ids) => {
      const rows = await visits().where('id', '=', sql<string>`any(${ids}::uuid[])`).execute();
      return new Map(rows.map((row) => [row.id, row]));
    }),

    findLiveOfAccount: (accountId: string) =>
      visits()
        .where('account_id', '=', accountId)
        .where('phase', 'in', livePhases)
        .orderBy('created_at')
        .execute(),

    /** Visits that a professional holds, and failed saves to be repeated. */
    findOfProfessional: (accountId: string) =>
      visits()
        .where('professional_id', '=', accountId)
        .where((eb) =>
          eb.or([eb('phase', 'in', heldPhases), eb('status', '=', 'FAIL_SAVE_CONSULTATION')]),
        )
        .orderBy('created_at')
        .execute(),

    /**
     * Whether a professional holds a visit the patient has accepted, or has not stored the record of one that
     * started since then.
     */
    attends: async (accountId: string, personId: string, since: Date) => {
      const row = await db
        .selectFrom('visit')
        .select('id')
        .where('professional_id', '=', accountId)
        .where('person_id', '=', personId)
        .where('patient_agreed', '=', true)
        .where((eb) =>
          eb.or([
            eb('phase', 'in', ['OFFERED', 'ACCEPTED', 'IN_CALL']),
            eb.and([
              eb.or([eb('phase', '=', 'WRAP_UP'), eb('status', '=', 'FAIL_SAVE_CONSULTATION')]),
              eb('started_at', '>', since),
            ]),
          ]),
        )
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
};
