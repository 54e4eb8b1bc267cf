import { SLOT_MINUTES } from '@app/contract/availability';
import { CLINIC_TIME_ZONE, type Day } from '@app/contract/kernel';
import { type Attending, canAttend } from '../../licence-verification/index.ts';
import { statement } from '../../platform/database/statement.ts';

/** A free hour. */
export type SlotRow = {
  schedule_id: string;
  professional_id: string;
  attention_type_id: number;
  starts_at: Date;
};

/** The filter of free hours: which professionals, which days, for which person. */
export type SlotsAsked = Attending & {
  professionalIds: readonly string[];
  from: Day;
  to: Day;
  now: Date;
  /** The person whose own appointments and offers count; null for none. */
  personId: string | null;
  /** The person's insurer: hours for other insurers are left out. Null: no filter. */
  insurerId: number | null;
  /** Only one hour of one schedule; null for all. */
  scheduleId: string | null;
  startsAt: Date | null;
  /** How many hours per professional. */
  limit: number;
};

/**
 * Free hours of professionals who can attend, computed from weekly hours, holidays, exceptions, bookings and offers
 * in one query. An hour reserved for somebody of a waiting list is not offered to anybody else.
 */
export const freeSlots = statement<SlotsAsked, SlotRow>(
  (asked) => `with hours as (
     select s.*, d.day, m.minute,
       (d.day + make_interval(mins => m.minute)) at time zone '${CLINIC_TIME_ZONE}' as starts_at
     from schedule s
     cross join lateral generate_series(
       greatest(s.start_date, ${asked.from}::date)::timestamp,
       least(s.date_to, ${asked.to}::date)::timestamp, interval '1 day') d(day)
     cross join lateral generate_series(s.check_in, s.check_out - ${SLOT_MINUTES}, ${SLOT_MINUTES}) m(minute)
     where s.closed_at is null
       and s.professional_id = any(${asked.professionalIds}::uuid[])
       and ${canAttend('s.professional_id', asked)}
       and (${asked.scheduleId}::uuid is null or s.id = ${asked.scheduleId})
       and s.weekday = (array['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'])[
         extract(isodow from d.day)::int]
       and (s.attention_type_id = 1 or ${asked.insurerId}::int is null or exists (
         select from schedule_insurer i where i.schedule_id = s.id and i.prepaid_health_id = ${asked.insurerId}))
   ), free as (
     select id as schedule_id, professional_id, attention_type_id, starts_at,
       row_number() over (partition by professional_id order by starts_at) as place
     from hours h
     where h.starts_at > ${asked.now}::timestamptz
       and (${asked.startsAt}::timestamptz is null or h.starts_at = ${asked.startsAt})
       and not exists (
         select from appointment a
         where a.status = 'PROGRAMMED'
           and (a.professional_id = h.professional_id or a.person_id = ${asked.personId}::uuid)
           and tstzrange(a.starts_at, a.ends_at) &&
             tstzrange(h.starts_at, h.starts_at + interval '${SLOT_MINUTES} minutes'))
       and not exists (
         select from agenda_exception e
         where e.professional_id = h.professional_id and e.kind = 'BLOCKED' and e.day = h.day::date
           and e.check_in < h.minute + ${SLOT_MINUTES} and h.minute < e.check_out)
       and (not exists (select from holiday where holiday.day = h.day::date and holiday.active) or exists (
         select from agenda_exception e
         where e.professional_id = h.professional_id and e.kind = 'OPEN_HOLIDAY' and e.day = h.day::date
           and e.check_in <= h.minute and h.minute + ${SLOT_MINUTES} <= e.check_out))
       and not exists (
         select from appointment_waiting w
         where w.state = 'OFFERED' and w.offered_schedule_id = h.id and w.offered_starts_at = h.starts_at
           and w.offered_until > ${asked.now} and w.person_id is distinct from ${asked.personId})
   )
   select schedule_id, professional_id, attention_type_id, starts_at from free
   where place <= ${asked.limit}::int
   order by starts_at, professional_id`,
);
