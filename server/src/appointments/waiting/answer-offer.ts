import type { Appointment, WaitingPlace } from '@app/contract/appointments';
import type { Actor } from '../../platform/http/actor.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refuse } from '../appointments.refusals.ts';
import type { Appointments } from '../appointments.ts';
import { prepareBooking, storeBooking } from '../book/book-appointment.ts';
import { whereFree } from '../book/take-slot.ts';
import { presentOne } from '../read-appointments.ts';
import { appointmentWritesRepository } from '../rows/appointment-writes.repository.ts';
import { announce, type Told } from '../tell-of-appointment.ts';
import { passOn } from './pass-on.ts';
import { placeWritesRepository } from './place-writes.repository.ts';
import type { PlaceRow } from './places.repository.ts';
import { presentPlace, requireOwnPlace } from './read-places.ts';

/**
 * Books the hour reserved for an entry of a waiting list. Works even if patients may not book by themselves,
 * since the clinic offered it. The entry is locked before the hours, as when an offer ends, so that one of the
 * two is first.
 */
export async function acceptOffer(
  context: Appointments,
  actor: Actor,
  id: string,
): Promise<Appointment> {
  const place = await requireOwnPlace(context, actor, id);
  const startsAt = place.offered_starts_at;
  if (!startsAt) throw refuse('appointments.offer-over');
  const booking = await prepareOffered(context, actor, place, startsAt);
  const { row, told } = await whereKept(() =>
    context.database.transaction().execute(async (transaction) => {
      await appointmentWritesRepository(transaction).lockPerson(place.person_id);
      const now = context.clock.now();
      const taken = await placeWritesRepository(transaction).take(place, startsAt, now);
      if (!taken) throw refuse('appointments.offer-over');
      return storeBooking(context, transaction, actor, booking);
    }),
  );
  await announce(context, row, told);
  return presentOne(context, actor, row);
}

async function prepareOffered(
  context: Appointments,
  actor: Actor,
  place: PlaceRow,
  startsAt: Date,
) {
  const { holderId } = await context.familyGroup.requireOwnPerson(actor, place.person_id);
  const asked = {
    patientId: place.person_id,
    time_availability_id: place.offered_schedule_id ?? '',
    appointment_date: startsAt.toISOString(),
    reason: place.reason,
  };
  return prepareBooking(context, actor, asked, { holderId, accountId: actor.accountId });
}

const GONE = ['appointments.cannot-attend', 'appointments.slot-taken'];

/** Hours that were closed or blocked after the offer are no longer available. */
async function whereKept<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await whereFree(work);
  } catch (error) {
    const isGone = error instanceof Refusal && GONE.some((code) => code === error.code);
    throw isGone ? refuse('appointments.offer-over') : error;
  }
}

/** Passes the offered hour on to the next in the list; the entry keeps waiting for another. */
export async function declineOffer(
  context: Appointments,
  actor: Actor,
  id: string,
): Promise<WaitingPlace> {
  await requireOwnPlace(context, actor, id);
  const now = context.clock.now();
  const { row, told } = await context.database.transaction().execute(async (transaction) => {
    const writes = placeWritesRepository(transaction);
    const place = await writes.lock(id);
    if (!place || !isKept(place, now)) throw refuse('appointments.offer-over');
    const waiting = await writes.wait(id);
    return { row: waiting, told: await passOn(context, transaction, place) };
  });
  await pushAll(context, told);
  return presentPlace(context, row);
}

/** Leaves a list; an offered hour passes to the next. */
export async function leaveList(context: Appointments, actor: Actor, id: string): Promise<void> {
  await requireOwnPlace(context, actor, id);
  const told = await context.database.transaction().execute(async (transaction) => {
    const writes = placeWritesRepository(transaction);
    const place = await writes.lock(id);
    if (!place) throw refuse('appointments.not-found');
    await writes.leave(id);
    return passOn(context, transaction, place);
  });
  await pushAll(context, told);
}

const isKept = ({ offered_until }: PlaceRow, now: Date): boolean =>
  offered_until !== null && offered_until > now;

async function pushAll({ notifications }: Appointments, told: Told): Promise<void> {
  for (const notice of told) await notifications.push(notice);
}
