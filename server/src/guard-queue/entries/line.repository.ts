import { livePhases } from '@app/contract/guard-queue';
import { sql } from 'kysely';
import { batchById } from '../../platform/database/batch-by-id.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { EntryRow } from './entry-rows.ts';

/** The queue of a specialty, in order of arrival. */
export const lineRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'guard_queue_entry'>>();
  const line = (specialtyId: number) =>
    db
      .selectFrom('guard_queue_entry')
      .selectAll()
      .where('specialty_id', '=', specialtyId)
      .orderBy('created_at')
      .orderBy('id');
  const countsOfWaiting = batchById(async (specialtyIds) => {
    const rows = await db
      .selectFrom('guard_queue_entry')
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
    }: Pick<EntryRow, 'specialty_id' | 'created_at' | 'id'>) => {
      const row = await db
        .selectFrom('guard_queue_entry')
        .select((eb) => eb.fn.countAll<number>().as('older'))
        .where('specialty_id', '=', specialty_id)
        .where('phase', '=', 'WAITING')
        .where(sql<boolean>`(created_at, id) < (${created_at}::timestamptz, ${id}::uuid)`)
        .executeTakeFirstOrThrow();
      return Number(row.older) + 1;
    },
  };
};
