import { BEGIN_LATE_MINUTES } from '@app/contract/appointments';
import type { Coverage } from '../coverage/index.ts';
import { secondsBefore } from '../platform/clock.ts';
import { whenOf } from './appointments.copy.ts';
import type { Appointments } from './appointments.ts';
import type { AppointmentRow } from './rows/appointment-rows.ts';
import { bookedRepository } from './rows/booked.repository.ts';

type PrivateAppointments = Coverage['context']['privateAppointments'];
type Standing = NonNullable<
  ReturnType<Awaited<ReturnType<PrivateAppointments>>['get']>
>['standing'];

/**
 * Tells coverage about appointments in private hours: for whom they are, and whether they can still be paid in
 * advance.
 */
export const bookedPrivately =
  ({ clock, licences }: Pick<Appointments, 'clock' | 'licences'>): PrivateAppointments =>
  async (database, ids) => {
    const rows = await bookedRepository(database).inPrivateHours(ids);
    const attending = await licences.attendingIn(
      database,
      rows.map(({ professional_id }) => professional_id),
    );
    const lateFrom = secondsBefore(clock.now(), BEGIN_LATE_MINUTES * 60);
    return new Map(
      rows.map((row) => [
        row.id,
        {
          personId: row.person_id,
          when: whenOf(row.starts_at),
          standing: standingOf(row, lateFrom),
          isAttended: attending.has(row.professional_id),
        },
      ]),
    );
  };

function standingOf(
  { closed_reason, is_begun, starts_at, status }: AppointmentRow,
  lateFrom: Date,
): Standing {
  if (status === 'FINISHED' || is_begun) return 'BEGUN';
  if (closed_reason === 'NO_SHOW' || closed_reason === 'NOT_ATTENDED') return 'NOT_HELD';
  if (status === 'CANCELLED') return 'CANCELLED';
  return starts_at > lateFrom ? 'AHEAD' : 'NOT_HELD';
}

/** Tells coverage how many appointments of a holder's plan are ahead in a month. */
export const bookedInMonth =
  ({ clock }: Pick<Appointments, 'clock'>): Coverage['context']['bookedInMonth'] =>
  (database, holderId, month, apartFrom) =>
    bookedRepository(database).countInMonth(holderId, month, clock.now(), apartFrom);
