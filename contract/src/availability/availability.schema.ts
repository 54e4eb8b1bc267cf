import { z } from 'zod';
import { WEEKDAYS, weekdaySchema } from '../catalogs/index.ts';
import { daysBetween, isDay, minutesOf, rowNumber, typedText } from '../kernel/index.ts';
import { ATTENTION_TYPES, type AttentionTypeId, WITH_INSURER } from './attention-types.ts';
import {
  EXCEPTION_REASON_MAX,
  SCHEDULE_DAYS,
  SCHEDULE_DAYS_MAX,
  SCHEDULE_INSURERS_MAX,
  SLOT_MINUTES,
} from './availability.limits.ts';

const day = z.string().refine(isDay, 'day.invalid');
const attentionTypeId = z
  .number({ error: 'attentionTypeSelect.required' })
  .refine((id): id is AttentionTypeId => ATTENTION_TYPES.some((type) => type.id === id), {
    error: 'attentionTypeSelect.required',
  });

const HOUR = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;
const isOnStep = (hour: string): boolean => minutesOf(hour) % SLOT_MINUTES === 0;

/** An hour of the 24-hour clock on a slot boundary, as HH:MM (specification, consultations: section 5). */
const hour = (field: 'checkIn' | 'checkOut') =>
  z
    .string({ error: `${field}.required` })
    .regex(HOUR, `${field}.required`)
    .refine(isOnStep, `${field}.step`);

const hours = { check_in: hour('checkIn'), check_out: hour('checkOut') };

type Hours = { check_in: string; check_out: string };
const isInOrder = ({ check_in, check_out }: Hours): boolean =>
  !(HOUR.test(check_in) && HOUR.test(check_out)) || minutesOf(check_in) < minutesOf(check_out);

/** A new availability: the fields and rules of the specification (consultations: section 5). */
export const newScheduleSchema = z
  .strictObject({
    attention_type_id: attentionTypeId,
    id_prepaid_healths: z.array(rowNumber).max(SCHEDULE_INSURERS_MAX).default([]),
    days: z
      .array(weekdaySchema)
      .min(1, 'selectedDays.required')
      .max(WEEKDAYS.length)
      .refine((days) => new Set(days).size === days.length, 'selectedDays.repeated'),
    ...hours,
    /** Both or neither; without them it is open from today for thirty days. */
    start_date: day.nullable().default(null),
    date_to: day.nullable().default(null),
    duration: z.number().int().min(1).max(SCHEDULE_DAYS_MAX).default(SCHEDULE_DAYS),
  })
  .superRefine((schedule, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const { attention_type_id, id_prepaid_healths, start_date, date_to } = schedule;
    if (attention_type_id === WITH_INSURER && id_prepaid_healths.length === 0)
      refuse('id_prepaid_healths', 'id_prepaid_healths.required');
    if (!isInOrder(schedule)) refuse('check_out', 'checkOut.order');
    if ((start_date === null) !== (date_to === null)) refuse('date_to', 'dates.both');
    if (start_date === null || date_to === null) return;
    if (date_to < start_date) refuse('date_to', 'dateTo.order');
    else if (daysBetween(start_date, date_to) >= SCHEDULE_DAYS_MAX)
      refuse('date_to', 'dateTo.too-long');
  });
export type NewSchedule = z.output<typeof newScheduleSchema>;

/** A row of an availability: one group of hours on some days, as it was saved. */
export const scheduleSchema = z.object({
  id: z.string(),
  /** The rows that were saved together; all are deleted with this one. */
  ids: z.array(z.string()),
  check_in: z.string(),
  check_out: z.string(),
  days: z.array(weekdaySchema),
  /** Name of the attention type. */
  name: z.string(),
  /** The last day on which it is open. sic */
  last_time_avalability: z.string(),
  professional_dto: z.object({ id: z.string() }),
  attention_types_dto: z.object({ id: z.number().int(), name: z.string() }),
  id_prepaid_healths: z.array(z.number().int()),
  /** The names of the insurers, in alphabetical order. */
  prepaid_healths: z.array(z.object({ id: z.number().int(), name: z.string() })),
  start_date: z.string(),
  duration: z.number().int(),
  /** Future appointments booked in it. */
  booked: z.number().int(),
});
export type Schedule = z.infer<typeof scheduleSchema>;

/** A booked appointment affected by a change of an agenda: only what shows whom it concerns. */
export const metAppointmentSchema = z.object({
  id: z.string(),
  date: z.string(),
  hour: z.string(),
  patient: z.string(),
});
export type MetAppointment = z.infer<typeof metAppointmentSchema>;

/** What a change of an agenda would do. */
export const changePreviewSchema = z.object({
  result: z.enum(['OK', 'CONFLICT']),
  /** Appointments that it would open. */
  slots: z.number().int(),
  appointments: z.array(metAppointmentSchema),
});
export type ChangePreview = z.infer<typeof changePreviewSchema>;

/** Whether the professional confirms the change after seeing the affected patients, who are notified. */
export const goAhead = z.boolean().default(false);

export const newScheduleRequestSchema = z.strictObject({
  schedule: newScheduleSchema,
  notifyPatients: goAhead,
});

/** An exception on one day: blocked time, or hours that are open although the day is a holiday. */
export const EXCEPTION_KINDS = ['BLOCKED', 'OPEN_HOLIDAY'] as const;

export const newExceptionSchema = z
  .strictObject({
    kind: z.enum(EXCEPTION_KINDS),
    day,
    ...hours,
    reason: typedText(EXCEPTION_REASON_MAX).default(''),
    notifyPatients: goAhead,
  })
  .refine(isInOrder, { path: ['check_out'], message: 'checkOut.order' });
export type NewException = z.output<typeof newExceptionSchema>;

export const exceptionSchema = z.object({
  id: z.string(),
  kind: z.enum(EXCEPTION_KINDS),
  day: z.string(),
  check_in: z.string(),
  check_out: z.string(),
  /** Empty for staff if the professional wrote it. */
  reason: z.string(),
});
export type AgendaException = z.infer<typeof exceptionSchema>;

/** A national holiday: closed, except for professionals who open hours on it. */
export const holidaySchema = z.object({ day: z.string(), name: z.string() });
export type Holiday = z.infer<typeof holidaySchema>;

/** Who manages an agenda: its professional, or the technical director (specification, consultations: section 6). */
export const AGENDA_KINDS = ['OFFICE', 'STAFF_GUARD'] as const;

export type AgendaKind = (typeof AGENDA_KINDS)[number];

/** Who manages the agenda from now on. */
export const keptAgendaSchema = z.strictObject({ agenda: z.enum(AGENDA_KINDS) });

/** The rules of an agenda: hours, exceptions and holidays. */
export const availabilitySchema = z.object({
  agenda: z.enum(AGENDA_KINDS),
  professional: z.object({ id: z.string(), name: z.string() }),
  /** The patients that the professional attends according to the profile; hours are opened only for these. */
  attends: z.object({
    particular: z.boolean(),
    insurers: z.array(z.object({ id: z.number().int(), name: z.string() })),
  }),
  schedules: z.array(scheduleSchema),
  exceptions: z.array(exceptionSchema),
  holidays: z.array(holidaySchema),
});
export type Availability = z.infer<typeof availabilitySchema>;
