import { HAND_OVER_OFFER_MINUTES } from '@app/contract/appointments';
import { addDays, dayOf } from '@app/contract/kernel';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { refuse } from '../appointments.refusals.ts';
import type { Appointments } from '../appointments.ts';
import type { AppointmentRow } from '../rows/appointment-rows.ts';
import { freeSlots } from '../rows/slots.statement.ts';
import type { Told } from '../tell-of-appointment.ts';
import { offerHour } from '../waiting/offer-hour.ts';

/** Days around a lost hour in which the other professional's hours are looked for. */
const DAYS_BEFORE = 7;
const DAYS_AFTER = 21;
/** More hours than an agenda has in those days. */
const HOURS_MAX = 2_000;

/** The professional whose hours are offered instead: one who can attend, with the specialty of their agenda. */
export type Substitute = { professionalId: string; specialtyId: number };

export async function requireSubstitute(
  { licences, profiles }: Appointments,
  professionalId: string,
): Promise<Substitute> {
  const found = await profiles.findProfessional(professionalId);
  const specialtyId = found?.specialties[0]?.id;
  if (specialtyId === undefined || !(await licences.mayAttend(professionalId)))
    throw refuse('appointments.cannot-attend');
  return { professionalId, specialtyId };
}

/**
 * Offers the person of a cancelled appointment the substitute's free hour that is nearest to it, the same one if
 * they have it. They answer as to any offer of a waiting list: nothing is booked without their yes.
 */
export async function offerAnother(
  context: Appointments,
  transaction: DatabaseTransaction,
  { person_id: personId, specialty_id, starts_at }: AppointmentRow,
  { professionalId, specialtyId }: Substitute,
): Promise<Told> {
  if (specialty_id !== specialtyId) return [];
  const day = dayOf(starts_at);
  const slots = await freeSlots(transaction, {
    ...context.licences.attending(),
    professionalIds: [professionalId],
    from: addDays(day, -DAYS_BEFORE),
    to: addDays(day, DAYS_AFTER),
    now: context.clock.now(),
    personId,
    insurerId: null,
    scheduleId: null,
    startsAt: null,
    limit: HOURS_MAX,
  });
  const distance = (slot: { starts_at: Date }) =>
    Math.abs(slot.starts_at.getTime() - starts_at.getTime());
  const [nearest] = slots.toSorted((one, other) => distance(one) - distance(other));
  return nearest
    ? offerHour(context, transaction, { ...nearest, specialty_id }, HAND_OVER_OFFER_MINUTES)
    : [];
}
