import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { AppointmentRow } from './appointment-rows.ts';

/** Booked appointments of agendas that are not over. */
export const bookedAppointmentsRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'appointment'>>();
  const all = () => db.selectFrom('appointment').selectAll().where('status', '=', 'PROGRAMMED');
  return {
    /** Every future booked appointment of an agenda. */
    ahead: (professionalId: string, now: Date): Promise<AppointmentRow[]> =>
      all()
        .where('professional_id', '=', professionalId)
        .where('starts_at', '>', now)
        .orderBy('starts_at')
        .execute(),

    /** Every booked appointment of an agenda that has not begun. */
    notBegun: (professionalId: string): Promise<AppointmentRow[]> =>
      all()
        .where('professional_id', '=', professionalId)
        .where('is_begun', '=', false)
        .orderBy('starts_at')
        .execute(),

    /** How many future booked appointments some hours have. */
    countIn: async (scheduleIds: readonly string[], now: Date): Promise<Map<string, number>> => {
      const rows = await db
        .selectFrom('appointment')
        .select((eb) => ['schedule_id', eb.fn.countAll<number>().as('booked')])
        .where('schedule_id', '=', sql<string>`any(${scheduleIds}::uuid[])`)
        .where('status', '=', 'PROGRAMMED')
        .where('starts_at', '>', now)
        .groupBy('schedule_id')
        .execute();
      return new Map(rows.map(({ booked, schedule_id }) => [schedule_id, Number(booked)]));
    },

    /** Booked appointments that nobody started although their time is over. */
    findUnattended: (startedBefore: Date): Promise<AppointmentRow[]> =>
      all()
        .where('is_begun', '=', false)
        .where('starts_at', '<', startedBefore)
        .orderBy('starts_at')
        .limit(100)
        .execute(),
  };
};
