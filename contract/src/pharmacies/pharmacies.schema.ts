import { z } from 'zod';
import { weekdaySchema } from '../catalogs/index.ts';
import { codedText } from '../prescriptions/index.ts';
import { OPENINGS_MAX, PHONE_MAX, STREET_MAX } from './pharmacies.limits.ts';

/** A time of the day as clinics write it, '09:00'; a day ends at '24:00'. */
const timeSchema = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'time.invalid');

/** An opening period of a branch on a weekday; a day may have several or, if closed, none. */
const openingSchema = z.strictObject({
  day: weekdaySchema,
  from: timeSchema,
  to: timeSchema,
});
export type Opening = z.infer<typeof openingSchema>;

/** A branch's weekly hours, in the clinic's time zone. Periods of one day neither touch nor overlap. */
export const openingHoursSchema = z
  .array(openingSchema)
  .max(OPENINGS_MAX, 'openingHours.too-many')
  .superRefine((openings, context) => {
    openings.forEach(({ day, from, to }, index) => {
      const fault = (code: string) =>
        context.addIssue({ code: 'custom', path: [index, 'to'], message: code });
      if (to <= from) fault('openingHours.order');
      const isOverlapped = openings
        .slice(0, index)
        .some((other) => other.day === day && other.from <= to && from <= other.to);
      if (isOverlapped) fault('openingHours.overlap');
    });
  });

/** A branch of a pharmacy: where it is, how it is reached, and when. */
export const branchOfficeSchema = z.object({
  id: z.string(),
  name: z.string(),
  streetName: z.string(),
  streetNumber: z.string(),
  phoneNumber: z.string(),
  locality: z.string(),
  province: z.string(),
  openingHours: z.array(openingSchema),
  pharmacy: z.object({ name: z.string() }),
});
export type BranchOffice = z.infer<typeof branchOfficeSchema>;

/** What a branch may change of its own data; only staff changes its name and place. */
export const branchChangesSchema = z.strictObject({
  streetName: codedText('streetName', { max: STREET_MAX }),
  streetNumber: codedText('streetNumber', { max: 10 }),
  phoneNumber: z
    .string('phoneNumber.required')
    .trim()
    .min(1, 'phoneNumber.required')
    .max(PHONE_MAX, 'phoneNumber.invalid')
    .regex(/^\+?[\d ()-]{6,}$/, 'phoneNumber.invalid'),
  openingHours: openingHoursSchema,
});
export type BranchChanges = z.infer<typeof branchChangesSchema>;
