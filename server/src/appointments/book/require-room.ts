import { APPOINTMENTS_AHEAD_MAX, APPOINTMENTS_WITH_ONE_MAX } from '@app/contract/appointments';
import { WITH_INSURER } from '@app/contract/availability';
import { dayOf } from '@app/contract/kernel';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { refuse } from '../appointments.refusals.ts';
import type { Appointments } from '../appointments.ts';
import type { AppointmentRow } from '../rows/appointment-rows.ts';
import { bookedRepository } from '../rows/booked.repository.ts';

type Asked = Pick<
  AppointmentRow,
  'attention_type_id' | 'holder_id' | 'person_id' | 'professional_id' | 'starts_at'
>;

/**
 * Refuses one appointment too many: nobody hoards hours, and what a plan pays in a month is asked when booking, so
 * that nobody is turned away at the hour itself (requirement: booked within the plan). The person is locked.
 */
export async function requireRoom(
  { clock, coverage }: Appointments,
  transaction: DatabaseTransaction,
  { attention_type_id, holder_id, person_id, professional_id, starts_at }: Asked,
): Promise<void> {
  const own = bookedRepository(transaction);
  const ahead = await own.countAhead(person_id, professional_id, clock.now());
  if (ahead.all >= APPOINTMENTS_AHEAD_MAX || ahead.withOne >= APPOINTMENTS_WITH_ONE_MAX)
    throw refuse('appointments.too-many');
  if (attention_type_id !== WITH_INSURER) return;
  const month = dayOf(starts_at).slice(0, 7);
  const booked = await own.countInMonth(holder_id, month, clock.now());
  await coverage.requireRoomFor(transaction, {
    personId: person_id,
    holderId: holder_id,
    month,
    booked,
  });
}
