import { livePhases } from '@app/contract/visits';
import { sql } from 'kysely';
import { batchById } from '../platform/database/batch-by-id.ts';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { VisitRow } from '../visits/index.ts';

/** The queue of a specialty, in order of arrival. */
export const lineRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'visit'>>();
  const line = (specialtyId: number) =>
    db
      .selectFrom('visit')
      .selectAll()
      .where('origin', '=', 'GUARD')
      .where('specialty_id', '=', specialtyId)
      .orderBy('created_at')
      .orderBy('id');
  const countsOfWaiting = batchById(async (specialtyIds) => {
    const rows = await db
      .selectFrom('visit')
      .select((eb) => ['specialty_id', eb.fn.countAll<number>().as('waiting')])
      .where('specialty_id', '=', sql<number>`any(${specialtyIds}::int[])`)
      .where('phase', '=', 'WAITING')
      .groupBy('specialty_id')
      .execute();
    return new Map(rows.map((row) => [String(row.specialty_id), Number(row.waiting)]));
  });
  return {
    findWaiting: (specialtyId: number) =>
      line(specialtyId).where('phase', '=', 'WAITING').execute(),

    findLive: (specialtyId: number) => line(specialtyId).where('phase', 'in', livePhases).execute(),

    countWaiting: async (specialtyId: number) => (await countsOfWaiting(String(specialtyId))) ?? 0,

    /** Place in the queue: one more than the number of older entries of the specialty. */
    positionOf: async ({
      specialty_id,
      created_at,
      id,
    }: Pick<VisitRow, 'specialty_id' | 'created_at' | 'id'>) => {
      const row = await db
        .selectFrom('visit')
        .select((eb) => eb.fn.countAll<number>().as('older'))
        .where('specialty_id', '=', specialty_id)
        .where('phase', '=', 'WAITING')
        .where(sql<boolean>`(created_at, id) < (${created_at}::timestamptz, ${id}::uuid)`)
        .executeTakeFirstOrThrow();
      return Number(row.older) + 1;
    },
  };
};
