import type { MetAppointment } from '@app/contract/availability';
import { dayOf, hourOf, instantAt, minutesOf } from '@app/contract/kernel';
import type { Booked, BookedWhere } from '../availability/index.ts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import type { Appointments } from './appointments.ts';
import { moveAppointment } from './change/move-appointment.ts';
import type { AppointmentRow } from './rows/appointment-rows.ts';
import { appointmentWritesRepository } from './rows/appointment-writes.repository.ts';
import { bookedAppointmentsRepository } from './rows/booked-appointments.repository.ts';
import { addNotices, announce, type Told } from './tell-of-appointment.ts';

/** Tells an agenda which appointments it has, and cancels those whose hours are closed. */
export const bookedInAgenda = (context: Appointments): Booked => ({
  meeting: async (database, professionalId, where) => {
    const now = context.clock.now();
    const rows = await bookedAppointmentsRepository(database).ahead(professionalId, now);
    return presentMet(
      context,
      database,
      rows.filter((row) => isMet(row, where)),
    );
  },

  countIn: (scheduleIds) =>
    bookedAppointmentsRepository(context.database).countIn(scheduleIds, context.clock.now()),

  cancel: (transaction, actor, ids) =>
    forEach(context, transaction, ids, async (row) => {
      const moved = await moveAppointment(context, transaction, row, {
        command: 'Cancel',
        actor,
        change: { closed_reason: 'SCHEDULE_DELETED' },
      });
      return moved;
    }),

  tellOfChange: (transaction, ids) =>
    forEach(context, transaction, ids, async (row) => ({
      row,
      told: await addNotices(context, transaction, row, 'AgendaChanged'),
    })),
});

function isMet(row: AppointmentRow, where: BookedWhere): boolean {
  if ('scheduleIds' in where) return where.scheduleIds.includes(row.schedule_id);
  if ('days' in where) return where.days.includes(dayOf(row.starts_at));
  const { check_in, check_out, day } = where.part;
  const [from, to] = [check_in, check_out].map((hour) => instantAt(day, minutesOf(hour)));
  return from !== undefined && to !== undefined && row.starts_at < to && from < row.ends_at;
}

async function presentMet(
  { profiles }: Appointments,
  database: Database,
  rows: readonly AppointmentRow[],
): Promise<MetAppointment[]> {
  const ids = new Set(rows.map(({ person_id }) => person_id));
  const persons = await profiles.personsIn(database, [...ids]);
  return rows.map((row) => {
    const person = persons.find(({ id }) => id === row.person_id);
    return {
      id: row.id,
      date: dayOf(row.starts_at),
      hour: hourOf(row.starts_at),
      patient: person ? `${person.last_name}, ${person.first_name}` : '',
    };
  });
}

/** Handles each appointment, locking one after another; returns a function that notifies after the commit. */
async function forEach(
  context: Appointments,
  transaction: DatabaseTransaction,
  ids: readonly string[],
  act: (row: AppointmentRow) => Promise<{ row: AppointmentRow; told: Told }>,
): Promise<() => Promise<void>> {
  const done: { row: AppointmentRow; told: Told }[] = [];
  for (const id of [...ids].sort()) {
    const row = await appointmentWritesRepository(transaction).lock(id);
    if (row?.status === 'PROGRAMMED') done.push(await act(row));
  }
  return async () => {
    for (const { row, told } of done) await announce(context, row, told);
  };
}
