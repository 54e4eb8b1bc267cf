import { OFFER_AHEAD_MINUTES, OFFER_MINUTES } from '@app/contract/appointments';
import { SLOT_MINUTES } from '@app/contract/availability';
import { dayOf, MINUTE_MS } from '@app/contract/kernel';
import { composeMail } from '../../accounts/index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Appointments } from '../appointments.ts';
import { OWN_PAGE } from '../remind/calendar-of.ts';
import type { AppointmentRow } from '../rows/appointment-rows.ts';
import { freeSlots } from '../rows/slots.statement.ts';
import type { Told } from '../tell-of-appointment.ts';
import { declinedHoursRepository } from './declined-hours.repository.ts';
import { keepForFirst } from './first-in-line.statement.ts';
import type { PlaceRow } from './places.repository.ts';
import { OFFER_LINK, type OfferedHour, offerMail, offerNotice } from './waiting.copy.ts';

/** Dependencies of offers. */
export type Offering = Pick<
  Appointments,
  'clock' | 'config' | 'licences' | 'notifications' | 'profiles' | 'publicUrl' | 'sendMail'
>;

/** An hour that has become free. */
export type FreedHour = Pick<
  AppointmentRow,
  'professional_id' | 'schedule_id' | 'specialty_id' | 'starts_at'
>;

/**
 * Offers an hour freed by a change of an appointment, in the transaction of that change, so that no booking
 * comes between. Its former patient does not get it, and closed hours are not offered.
 */
export async function offerFreed(
  context: Offering,
  transaction: DatabaseTransaction,
  before: AppointmentRow,
  after: AppointmentRow,
): Promise<Told> {
  const isGivenUp = after.status === 'CANCELLED' && isCancelled(after);
  const isMovedAway = after.starts_at.getTime() !== before.starts_at.getTime();
  if (!isGivenUp && !isMovedAway) return [];
  await declinedHoursRepository(transaction).addForPerson(before.person_id, before.starts_at);
  return offerHour(context, transaction, before);
}

const isCancelled = ({ closed_reason }: AppointmentRow): boolean =>
  closed_reason === 'PATIENT' || closed_reason === 'PROFESSIONAL' || closed_reason === 'STAFF';

/**
 * Reserves a free hour for the first matching entry of the waiting lists, and notifies its person; nothing if the hour
 * is too near or its professional may not attend.
 */
export async function offerHour(
  context: Offering,
  transaction: DatabaseTransaction,
  hour: FreedHour,
  minutes = OFFER_MINUTES,
): Promise<Told> {
  const now = context.clock.now();
  const last = hour.starts_at.getTime() - OFFER_AHEAD_MINUTES * MINUTE_MS;
  if (last < now.getTime() || !(await isFree(context, transaction, hour, now))) return [];
  const [place] = await keepForFirst(transaction, {
    scheduleId: hour.schedule_id,
    professionalId: hour.professional_id,
    specialtyId: hour.specialty_id,
    startsAt: hour.starts_at,
    endsAt: new Date(hour.starts_at.getTime() + SLOT_MINUTES * MINUTE_MS),
    until: untilOf(now.getTime(), last, minutes),
    today: context.profiles.today(),
  });
  return place ? tellOfOffer(context, transaction, place, hour) : [];
}

/** The usual half an hour may end after the last moment of an offer; a longer one may not. */
const untilOf = (now: number, last: number, minutes: number): Date =>
  new Date(now + Math.max(OFFER_MINUTES * MINUTE_MS, Math.min(minutes * MINUTE_MS, last - now)));

/** Whether an hour is open and not taken, and its professional can attend. */
async function isFree(
  { licences }: Offering,
  transaction: DatabaseTransaction,
  { professional_id, schedule_id, starts_at }: FreedHour,
  now: Date,
): Promise<boolean> {
  const [slot] = await freeSlots(transaction, {
    ...licences.attending(),
    professionalIds: [professional_id],
    from: dayOf(starts_at),
    to: dayOf(starts_at),
    now,
    personId: null,
    insurerId: null,
    scheduleId: schedule_id,
    startsAt: starts_at,
    limit: 1,
  });
  return slot !== undefined;
}

async function tellOfOffer(
  context: Offering,
  transaction: DatabaseTransaction,
  { account_id, id, offered_until, person_id }: PlaceRow,
  { professional_id, starts_at }: FreedHour,
): Promise<Told> {
  const { notifications, profiles } = context;
  const names = await profiles.namesIn(transaction, {
    personId: person_id,
    professionalId: professional_id,
  });
  const until = offered_until ?? context.clock.now();
  const offered = { ...names, startsAt: starts_at, until };
  await mailOffer(context, transaction, account_id, offered);
  const notice = await notifications.add(transaction, {
    ...offerNotice(offered),
    account_id,
    event: 'appointment.Offer',
    event_key: `${id}-${starts_at.toISOString()}`,
    entity_type: null,
    entity_id: null,
    visit_id: null,
  });
  return notice ? [notice] : [];
}

async function mailOffer(
  { config, notifications, profiles, publicUrl, sendMail }: Offering,
  transaction: DatabaseTransaction,
  accountId: string,
  offered: OfferedHour,
): Promise<void> {
  const to = await profiles.emailIn(transaction, accountId);
  const { isMailed, notBefore } = await notifications.mailChoice(transaction, {
    accountId,
    kind: 'APPOINTMENTS',
    isUrgent: false,
  });
  // An offer that would expire before the quiet hours end is useless.
  const isTooLate = notBefore !== undefined && notBefore >= offered.until;
  if (!to || !isMailed || isTooLate) return;
  const mail = composeMail({
    to,
    ...offerMail(offered),
    link: { label: OFFER_LINK, url: `${publicUrl}${OWN_PAGE.patient}` },
    supportEmail: config.SUPPORT_EMAIL,
  });
  await sendMail(transaction, mail, { notBefore });
}
