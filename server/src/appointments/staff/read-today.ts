import {
  type Appointment,
  type listTodayForStaff,
  ROOM_LEASE_SECONDS,
} from '@app/contract/appointments';
import { addDays, type EndpointInput, instantAt } from '@app/contract/kernel';
import { secondsBefore } from '../../platform/clock.ts';
import { pageEndOf, pageOf } from '../../platform/database/pages.ts';
import type { Appointments } from '../appointments.ts';
import { presentAppointments } from '../present-appointments.ts';
import { todayRepository } from './today.repository.ts';

type Asked = EndpointInput<typeof listTodayForStaff>['query'];

/** Today's appointments of all professionals, as staff reads them. */
export async function readToday(
  context: Appointments,
  { after, standing }: Asked,
): Promise<{ data: Appointment[]; next: string | null }> {
  const now = context.clock.now();
  const today = context.profiles.today();
  const rows = await todayRepository(context.database).page(
    {
      from: instantAt(today, 0),
      until: instantAt(addDays(today, 1), 0),
      now,
      seenAfter: secondsBefore(now, ROOM_LEASE_SECONDS),
      standing,
    },
    pageEndOf(after, 'instant'),
  );
  const { data, next } = pageOf(rows, ({ id, starts_at }) => ({
    key: starts_at.toISOString(),
    id,
  }));
  return { data: await presentAppointments(context, data, 'staff'), next };
}
