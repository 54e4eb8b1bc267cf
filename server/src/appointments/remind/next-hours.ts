import { SLOT_DAYS_MAX } from '@app/contract/appointments';
import { addDays } from '@app/contract/kernel';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Appointments } from '../appointments.ts';
import type { AppointmentRow } from '../rows/appointment-rows.ts';
import { freeSlots } from '../rows/slots.statement.ts';

/** Free hours offered instead of a cancelled one. */
const NAMED = 3;

/** The professional's next free hours for the patient of a cancelled appointment, except the cancelled one. */
export async function nextHours(
  { clock, licences, profiles }: Pick<Appointments, 'clock' | 'licences' | 'profiles'>,
  transaction: DatabaseTransaction,
  row: AppointmentRow,
): Promise<Date[]> {
  const today = profiles.today();
  const free = await freeSlots(transaction, {
    ...licences.attending(),
    professionalIds: [row.professional_id],
    from: today,
    to: addDays(today, SLOT_DAYS_MAX),
    now: clock.now(),
    personId: row.person_id,
    // 0 matches no insurer: the person has none.
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
