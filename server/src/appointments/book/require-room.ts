import { APPOINTMENTS_AHEAD_MAX, APPOINTMENTS_WITH_ONE_MAX } from '@app/contract/appointments';
import { WITH_INSURER } from '@app/contract/availability';
import { dayOf } from '@app/contract/kernel';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { refuse } from '../appointments.refusals.ts';
import type { Appointments } from '../appointments.ts';
import type { AppointmentRow } from '../rows/appointment-rows.ts';
import { bookedRepository } from '../rows/booked.repository.ts';

type OfPlan = Pick<AppointmentRow, 'attention_type_id' | 'holder_id' | 'person_id' | 'starts_at'>;
type Asked = OfPlan & Pick<AppointmentRow, 'professional_id'>;

/** Refuses more appointments than allowed, so that nobody hoards hours. The person is locked. */
export async function requireRoom(
  context: Appointments,
  transaction: DatabaseTransaction,
  asked: Asked,
): Promise<void> {
  const { person_id, professional_id } = asked;
  const own = bookedRepository(transaction);
  const ahead = await own.countAhead(person_id, professional_id, context.clock.now());
  if (ahead.withOne >= APPOINTMENTS_WITH_ONE_MAX) throw refuse('appointments.too-many-with-one');
  if (ahead.all >= APPOINTMENTS_AHEAD_MAX) throw refuse('appointments.too-many');
  await requireRoomInPlan(context, transaction, asked);
}

/**
 * Refuses a booking that the plan no longer covers in its month, so that nobody is turned away at the hour
 * itself (requirement: booked within the plan). An appointment that is being moved does not count itself.
 */
export async function requireRoomInPlan(
  { coverage }: Appointments,
  transaction: DatabaseTransaction,
  { attention_type_id, holder_id, person_id, starts_at }: OfPlan,
  movedId?: string,
): Promise<void> {
  if (attention_type_id !== WITH_INSURER) return;
  const month = dayOf(starts_at).slice(0, 7);
  await coverage.requireRoomFor(transaction, {
    personId: person_id,
    holderId: holder_id,
    month,
    apartFrom: movedId,
  });
}
