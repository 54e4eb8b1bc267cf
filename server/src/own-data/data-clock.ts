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

/** Days ahead in which holidays can put off five business days. */
const HOLIDAYS_AHEAD_DAYS = 30;
/** Hours before the due time at which a request is pointed out. */
const ALARM_BEFORE_HOURS = 24;

type DataClock = { due_at: Date; alarm_at: Date };

/** Until when a request about the data is to be answered, and when it is pointed out (requirement: data clocks). */
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
