import type { Day } from '@app/contract/kernel';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { NewRow } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { ScheduleRow } from './schedules.repository.ts';

/**
 * Hours of the week as they are locked and written, always in a transaction. The locks exclude each other, and not the
 * references of other rows: who cancels an appointment holds it before its hours are named in an offer.
 */
export const scheduleWritesRepository = (transaction: DatabaseTransaction) => {
  const db = transaction.withTables<Pick<Tables, 'schedule' | 'schedule_insurer'>>();
  return {
    /** One row of open hours, locked until the end of the transaction: booking in it waits. */
    lockOpen: (id: string): Promise<ScheduleRow | undefined> =>
      db
        .selectFrom('schedule')
        .selectAll()
        .where('id', '=', id)
        .where('closed_at', 'is', null)
        .forNoKeyUpdate()
        .executeTakeFirst(),

    /** Open hours by their ids, locked until the end of the transaction in one order for everybody. */
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

    /** Locks the open hours of one day, so that nothing is booked in them meanwhile. */
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
