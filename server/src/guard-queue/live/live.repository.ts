import { livePhases } from '@app/contract/visits';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { VisitRow } from '../../visits/index.ts';

const SILENT_SINCE = sql<Date>`greatest(patient_lease_until, professional_lease_until)`;
const STUCK_PHASES = ['WAITING', 'OFFERED', 'ACCEPTED', 'IN_CALL'] as const;

export const liveRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'visit'>>();
  const stuck = (silentBefore: Date) =>
    db
      .selectFrom('visit')
      .where('phase', 'in', STUCK_PHASES)
      .where(SILENT_SINCE, '<', silentBefore)
      .orderBy('created_at')
      .orderBy('id');
  return {
    /** All waiting and attended patients, in order of arrival. */
    findLive: () =>
      db
        .selectFrom('visit')
        .select([
          'id',
          'specialty_id',
          'first_name',
          'last_name',
          'professional_name',
          'phase',
          'created_at',
          'offered_at',
          'accepted_at',
          'started_at',
          'patient_out_at',
          'left_open_at',
        ])
        .where('origin', '=', 'GUARD')
        .where('phase', 'in', livePhases)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),

    findStuck: (silentBefore: Date, max: number) =>
      stuck(silentBefore)
        .select(['id', 'specialty_id', 'first_name', 'last_name', 'professional_name', 'phase'])
        .select(SILENT_SINCE.as('silent_since'))
        .limit(max)
        .execute(),

    /** One stuck visit, locked so that a sign of life waits for the decision about it. */
    lockStuck: (id: string, silentBefore: Date): Promise<VisitRow | undefined> =>
      stuck(silentBefore).selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
  };
};

export type LiveVisit = Awaited<ReturnType<ReturnType<typeof liveRepository>['findLive']>>[number];
