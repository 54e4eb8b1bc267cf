import { SLOT_DAYS_MAX } from '@app/contract/appointments';
import { addDays } from '@app/contract/kernel';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Appointments } from '../appointments.ts';
import type { AppointmentRow } from '../rows/appointment-rows.ts';
import { freeSlots } from '../rows/slots.statement.ts';

/** How many free hours are named instead of a cancelled one. */
const NAMED = 3;

/** The next free hours of the professional for the patient of a cancelled appointment, beside its own hour. */
export async function nextHours(
  { clock, profiles }: Pick<Appointments, 'clock' | 'profiles'>,
  transaction: DatabaseTransaction,
  row: AppointmentRow,
): Promise<Date[]> {
  const today = profiles.today();
  const free = await freeSlots(transaction, {
    professionalIds: [row.professional_id],
    from: today,
    to: addDays(today, SLOT_DAYS_MAX),
    now: clock.now(),
    personId: row.person_id,
    // Who has no insurer is of none.
    insurerId: (await profiles.insurerIn(transaction, row.person_id)) ?? 0,
    scheduleId: null,
    startsAt: null,
    limit: NAMED + 1,
  });
  return free
    .map(({ starts_at }) => starts_at)
    .filter((hour) => hour.getTime() !== row.starts_at.getTime())
    .slice(0, NAMED);
}
