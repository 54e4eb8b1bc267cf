import { addDays, type Day, dayOf, HOUR_MS, instantAt } from '../kernel/index.ts';

/** Hours in which a paper copy of the clinical record has to be handed over (Ley 26.529 art. 14). */
export const PAPER_COPY_HOURS = 48;
/** Hours after which a paper copy that was not handed over raises an alarm (requirement: data clocks). */
export const PAPER_COPY_ALARM_HOURS = 24;
/** Calendar days in which access to personal data has to be given (Ley 25.326 art. 14). */
export const ACCESS_DAYS = 10;
/** Business days in which personal data has to be rectified or deleted (Ley 25.326 art. 16). */
export const RECTIFICATION_BUSINESS_DAYS = 5;

export const hoursLater = (instant: Date, hours: number): Date =>
  new Date(instant.getTime() + hours * HOUR_MS);

/** The last instant of an Argentine day. */
const endOf = (day: Day): Date => new Date(instantAt(addDays(day, 1), 0).getTime() - 1);

/** The end of a period of calendar days; the day of the request does not count (CCyC art. 6). */
export const calendarDaysLater = (instant: Date, days: number): Date =>
  endOf(addDays(dayOf(instant), days));

/** The end of a period of business days: without Saturdays, Sundays and national holidays. */
export function businessDaysLater(instant: Date, days: number, holidays: ReadonlySet<Day>): Date {
  let day = dayOf(instant);
  for (let left = days; left > 0; ) {
    day = addDays(day, 1);
    if (isBusinessDay(day, holidays)) left -= 1;
  }
  return endOf(day);
}

const isBusinessDay = (day: Day, holidays: ReadonlySet<Day>): boolean =>
  ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) && !holidays.has(day);
