import { type Attending, canAttend } from '../../licence-verification/index.ts';
import { statement } from '../../platform/database/statement.ts';
import type { AppointmentRow } from '../rows/appointment-rows.ts';

/** Reminders sent in one transaction. */
export const REMINDED_AT_ONCE = 20;

type Due = Attending & {
  now: Date;
  /** Appointments that start after this… */
  after: Date;
  /** …and until this, included. */
  until: Date;
};

/**
 * Marks appointments whose last reminder is due, and returns them. Rows locked by another server or transaction
 * are left for the next round, and those whose professional cannot attend until they can again. A reminder does not change the appointment, so its version stays.
 */
export const takeDueHour = statement<Due, AppointmentRow>(
  (asked) => `update appointment
   set reminded_hour_at = ${asked.now}, reminded_day_at = coalesce(reminded_day_at, ${asked.now})
   where id in (
     select id from appointment
     where status = 'PROGRAMMED' and not is_begun and reminded_hour_at is null
       and starts_at > ${asked.after} and starts_at <= ${asked.until}
       and ${canAttend('professional_id', asked)}
     order by starts_at limit ${REMINDED_AT_ONCE} for no key update skip locked)
   returning *`,
);

/** The same for the reminder of the day before. */
export const takeDueDay = statement<Due, AppointmentRow>(
  (asked) => `update appointment set reminded_day_at = ${asked.now}
   where id in (
     select id from appointment
     where status = 'PROGRAMMED' and not is_begun and reminded_day_at is null
       and starts_at > ${asked.after} and starts_at <= ${asked.until}
       and ${canAttend('professional_id', asked)}
     order by starts_at limit ${REMINDED_AT_ONCE} for no key update skip locked)
   returning *`,
);
