import type { Day } from '@app/contract/kernel';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { NewRow } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { ScheduleRow } from './schedules.repository.ts';

/**
 * Locks and writes weekly hours, always in a transaction. The locks exclude each other but not foreign keys: a
 * transaction that cancels an appointment holds it before an offer refers to its hours.
 */
export const scheduleWritesRepository = (transaction: DatabaseTransaction) => {
  const db = transaction.withTables<Pick<Tables, 'schedule' | 'schedule_insurer'>>();
  return {
    /** One schedule, locked until the end of the transaction, so that bookings in it wait. */
    lockOpen: (id: string): Promise<ScheduleRow | undefined> =>
      db
        .selectFrom('schedule')
        .selectAll()
        .where('id', '=', id)
        .where('closed_at', 'is', null)
        .forNoKeyUpdate()
        .executeTakeFirst(),

    /** Schedules by id, locked until the end of the transaction, always in the same order. */
    lock: (professionalId: string, ids: readonly string[]): Promise<ScheduleRow[]> =>
      db
        .selectFrom('schedule')
        .selectAll()
        .where('id', '=', sql<string>`any(${ids}::uuid[])`)
        .where('professional_id', '=', professionalId)
        .where('closed_at', 'is', null)
        .orderBy('id')
        .forNoKeyUpdate()
        .execute(),

    /** Locks the open hours of one day, so that nothing is booked in them. */
    lockDay: (professionalId: string, weekday: ScheduleRow['weekday'], day: Day) =>
      db
        .selectFrom('schedule')
        .select('id')
        .where('professional_id', '=', professionalId)
        .where('closed_at', 'is', null)
        .where('weekday', '=', weekday)
        .where('start_date', '<=', day)
        .where('date_to', '>=', day)
        .orderBy('id')
        .forNoKeyUpdate()
        .execute(),

    insert: async (rows: NewRow<'schedule'>[], insurerIds: readonly number[]): Promise<void> => {
      await db.insertInto('schedule').values(rows).execute();
      const insurers = rows.flatMap(({ id }) =>
        insurerIds.map((prepaid_health_id) => ({ schedule_id: id, prepaid_health_id })),
      );
      if (insurers.length > 0) await db.insertInto('schedule_insurer').values(insurers).execute();
    },

    close: (ids: readonly string[], now: Date) =>
      db
        .updateTable('schedule')
        .set({ closed_at: now })
        .where('id', '=', sql<string>`any(${ids}::uuid[])`)
        .execute(),
  };
};
