import { z } from 'zod';
import { weekdaySchema } from '../catalogs/index.ts';
import { isDay, minutesOf, rowNumber } from '../kernel/index.ts';

const day = z.string().refine(isDay, 'day.invalid');
const HOUR = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;
/** Shifts start and end on the hour or half hour. */
export const SHIFT_STEP_MINUTES = 30;
const hour = z
  .string()
  .regex(HOUR, 'hour.required')
  .refine((text) => minutesOf(text) % SHIFT_STEP_MINUTES === 0, 'hour.step');

/** A weekly shift. If `to` is not later than `from`, it ends on the next day. */
export const newShiftSchema = z
  .strictObject({
    professionalId: z.uuid(),
    specialtyId: rowNumber,
    weekday: weekdaySchema,
    from: hour.refine((text) => text !== '24:00', 'hour.required'),
    to: hour.refine((text) => text !== '00:00', 'to.midnight'),
    validFrom: day,
    /** The last day on which it starts; null if it has no end. */
    validUntil: day.nullable(),
    /** Whether the professional also attends on national holidays. */
    onHolidays: z.boolean(),
  })
  .refine(({ validFrom, validUntil }) => validUntil === null || validFrom <= validUntil, {
    path: ['validUntil'],
    message: 'validUntil.order',
  });
export type NewShift = z.output<typeof newShiftSchema>;

/** A change of a shift, with the version that was read. */
export const changedShiftSchema = newShiftSchema.safeExtend({ version: z.number().int().min(1) });
export type ChangedShift = z.output<typeof changedShiftSchema>;

export const shiftSchema = z.object({
  id: z.string(),
  professionalId: z.string(),
  professional: z.string(),
  specialtyId: z.number().int(),
  specialty: z.string(),
  weekday: weekdaySchema,
  from: z.string(),
  to: z.string(),
  validFrom: z.string(),
  validUntil: z.string().nullable(),
  onHolidays: z.boolean(),
  version: z.number().int(),
});
export type Shift = z.infer<typeof shiftSchema>;

/** A verified professional, with the specialties in which they can have shifts. */
export const shiftProfessionalSchema = z.object({
  id: z.string(),
  name: z.string(),
  specialties: z.array(z.object({ id: z.number().int(), name: z.string() })),
});
export type ShiftProfessional = z.infer<typeof shiftProfessionalSchema>;

/** When the guard attends a specialty, according to its shifts; specialties without shifts are left out. */
export const guardHoursSchema = z.object({
  specialtyId: z.number().int(),
  name: z.string(),
  week: z.array(z.object({ weekday: weekdaySchema, from: z.string(), to: z.string() })),
  isOpen: z.boolean(),
  /** When it closes or opens next; null if no shift is planned in the next two weeks. */
  changesAt: z.string().nullable(),
});
export type GuardHours = z.infer<typeof guardHoursSchema>;
