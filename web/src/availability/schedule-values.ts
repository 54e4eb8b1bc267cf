import {
  type AgendaException,
  type Availability,
  closedParts,
  countSlots,
  type DayPart,
  type Holiday,
  newScheduleSchema,
  SCHEDULE_DAYS,
  type Schedule,
  SLOT_MINUTES,
  WITH_INSURER,
} from '@app/contract/availability';
import { addDays, dayOf, hourAt, hourOf, minutesOf } from '@app/contract/kernel';
import type { z } from 'zod';
import { dayNow } from '../lib/server/server-time.ts';

/** Values of the form. */
export type ScheduleForm = z.input<typeof newScheduleSchema>;

const PRIVATE = 1;
/** No type was chosen: not a valid one, so the contract refuses it with its own message. */
const NONE = 0 as typeof PRIVATE;

type Attends = Availability['attends'];

/** An empty form; if the professional attends only one type of patients, it is preselected. */
export function emptySchedule({ particular, insurers }: Attends): ScheduleForm {
  const only = insurers.length === 0 ? PRIVATE : particular ? NONE : WITH_INSURER;
  return {
    attention_type_id: only,
    id_prepaid_healths: [],
    days: [],
    check_in: '',
    check_out: '',
    start_date: null,
    date_to: null,
  };
}

/** The same hours for other days, from today on; only for patients that the professional still attends. */
export function copyOfSchedule(schedule: Schedule, attends: Attends): ScheduleForm {
  const today = dayNow();
  const insurers = schedule.id_prepaid_healths.filter((id) =>
    attends.insurers.some((insurer) => insurer.id === id),
  );
  const isFor = schedule.attention_types_dto.id === WITH_INSURER ? WITH_INSURER : PRIVATE;
  const isAttended = isFor === WITH_INSURER ? insurers.length > 0 : attends.particular;
  return {
    ...emptySchedule(attends),
    ...(isAttended && { attention_type_id: isFor, id_prepaid_healths: insurers }),
    check_in: schedule.check_in,
    check_out: schedule.check_out,
    start_date: schedule.start_date.localeCompare(today) > 0 ? schedule.start_date : today,
    date_to: schedule.last_time_avalability,
  };
}

/** Steps of a day, in minutes from midnight: from 00:00 to 24:00. */
const STEPS = Array.from({ length: (24 * 60) / SLOT_MINUTES + 1 }, (_, step) =>
  hourAt(step * SLOT_MINUTES),
);
const asOption = (hour: string) => ({ id: hour, label: hour });

/** Hours at which a period can start… */
export const beginHours = STEPS.slice(0, -1).map(asOption);
/** …and end. */
export const endHours = STEPS.slice(1).map(asOption);

/** How many appointments the form would open; `undefined` while days or hours are missing. */
export function countOpened(
  form: ScheduleForm,
  { exceptions, holidays }: Pick<Availability, 'exceptions' | 'holidays'>,
  now: Date,
): number | undefined {
  // The number does not depend on the payer.
  const typed = { ...form, attention_type_id: 1, id_prepaid_healths: [] };
  const parsed = newScheduleSchema.safeParse(typed);
  if (!parsed.success) return undefined;
  const { days, check_in, check_out, start_date, date_to } = parsed.data;
  const from = start_date ?? dayOf(now);
  const to = date_to ?? addDays(from, SCHEDULE_DAYS - 1);
  return countSlots(
    { days, check_in, check_out, start_date: from, date_to: to },
    closedParts(holidays, exceptions),
    { day: dayOf(now), minutes: minutesOf(hourOf(now)) },
  );
}

/** How many appointments of the week a part of a holiday opens, besides what is already blocked or open. */
export function countInHoliday(
  { exceptions, schedules }: Pick<Availability, 'exceptions' | 'schedules'>,
  part: DayPart,
): number {
  const { day } = part;
  const blocked = exceptions.filter(({ kind }) => kind === 'BLOCKED');
  const shut = closedParts([{ day }], [...blocked, { ...part, kind: 'OPEN_HOLIDAY' }]);
  const ofDay = schedules.filter(
    ({ start_date, last_time_avalability }) => start_date <= day && day <= last_time_avalability,
  );
  const counts = ofDay.map(({ days, check_in, check_out }) =>
    countSlots({ days, check_in, check_out, start_date: day, date_to: day }, shut, {
      day,
      minutes: 0,
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The hours that were opened on a holiday. */
export const openOn = ({ day }: Holiday, exceptions: readonly AgendaException[]) =>
  exceptions.filter((one) => one.kind === 'OPEN_HOLIDAY' && one.day === day);
