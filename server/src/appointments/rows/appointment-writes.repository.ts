import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { NewRow } from '../../platform/database/rows.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { AppointmentChange, AppointmentRow, NewAppointmentRow } from './appointment-rows.ts';

/** Writes appointments, always in a transaction. */
export const appointmentWritesRepository = (transaction: DatabaseTransaction) => {
  const db = transaction.withTables<Pick<Tables, 'appointment' | 'appointment_event'>>();
  return {
    /** Locks a person, so that their bookings run one after another. */
    lockPerson: (personId: string) =>
      sql`select pg_advisory_xact_lock(hashtextextended(${`appointment of ${personId}`}, 0))`.execute(
        db,
      ),

    insert: (row: NewAppointmentRow): Promise<AppointmentRow> =>
      db.insertInto('appointment').values(row).returningAll().executeTakeFirstOrThrow(),

    lock: (id: string): Promise<AppointmentRow | undefined> =>
      db.selectFrom('appointment').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

    /** Changes an appointment as it was read; returns nothing if somebody changed it since. */
    change: (
      { id, version }: Pick<AppointmentRow, 'id' | 'version'>,
      change: AppointmentChange,
    ): Promise<AppointmentRow | undefined> =>
      db
        .updateTable('appointment')
        .set({ ...change, version: version + 1 })
        .where('id', '=', id)
        .where('version', '=', version)
        .where('status', '=', 'PROGRAMMED')
        .returningAll()
        .executeTakeFirst(),

    /** Records that the patient is in the waiting room. Does not change the appointment, so its version stays. */
    seePatient: (id: string, now: Date): Promise<AppointmentRow | undefined> =>
      db
        .updateTable('appointment')
        .set({
          patient_seen_at: now,
          confirmed_at: sql<Date>`coalesce(confirmed_at, ${now}::timestamptz)`,
        })
        .where('id', '=', id)
        .where('status', '=', 'PROGRAMMED')
        .returningAll()
        .executeTakeFirst(),

    addEvent: (row: NewRow<'appointment_event'>) =>
      db.insertInto('appointment_event').values(row).execute(),
  };
};
