import { REMINDER_HOURS } from '@app/contract/appointments';
import { HOUR_MS } from '@app/contract/kernel';
import type { AppointmentRow } from '../rows/appointment-rows.ts';

export const [DAY_BEFORE, HOUR_BEFORE] = REMINDER_HOURS;

type Marks = Pick<AppointmentRow, 'reminded_day_at' | 'reminded_hour_at'>;

/**
 * Reminder marks for an hour that is booked or moved to. Reminders whose time has already passed are marked as
 * sent, since both sides have just been told of the hour.
 */
export function marksFor(startsAt: Date, now: Date): Marks {
  const markOf = (hours: number) =>
    startsAt.getTime() - now.getTime() <= hours * HOUR_MS ? now : null;
  return { reminded_day_at: markOf(DAY_BEFORE), reminded_hour_at: markOf(HOUR_BEFORE) };
}
