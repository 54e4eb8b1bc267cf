import { addDays, dayOf } from '@app/contract/kernel';
import {
  ACCESS_DAYS,
  businessDaysLater,
  calendarDaysLater,
  hoursLater,
  PAPER_COPY_ALARM_HOURS,
  PAPER_COPY_HOURS,
  RECTIFICATION_BUSINESS_DAYS,
} from '@app/contract/own-data';
import type { RequestKind } from '@app/contract/requests';
import type { OwnData } from './own-data-context.ts';

/** Calendar days that always contain five business days, whatever the holidays. */
const HOLIDAYS_AHEAD_DAYS = 30;
/** Hours before the deadline at which a request raises an alarm. */
const ALARM_BEFORE_HOURS = 24;

type DataClock = { due_at: Date; alarm_at: Date };

/** Deadline and alarm of a data request (requirement: data clocks). */
export async function clockOf(
  { calendar }: Pick<OwnData, 'calendar'>,
  kind: RequestKind,
  asked: Date,
): Promise<DataClock> {
  if (kind === 'PAPER_COPY')
    return {
      due_at: hoursLater(asked, PAPER_COPY_HOURS),
      alarm_at: hoursLater(asked, PAPER_COPY_ALARM_HOURS),
    };
  if (kind === 'ACCESS') return alarmed(calendarDaysLater(asked, ACCESS_DAYS));
  const day = dayOf(asked);
  const holidays = await calendar.holidays(day, addDays(day, HOLIDAYS_AHEAD_DAYS));
  const closed = new Set(holidays.map((holiday) => holiday.day));
  return alarmed(businessDaysLater(asked, RECTIFICATION_BUSINESS_DAYS, closed));
}

const alarmed = (due: Date): DataClock => ({
  due_at: due,
  alarm_at: hoursLater(due, -ALARM_BEFORE_HOURS),
});
