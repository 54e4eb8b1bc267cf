import { z } from 'zod';

/** How many colleagues are listed by name; the rest are only counted. */
export const COLLEAGUES_MAX = 12;

/** Today's figures of the guard, for a professional on duty while nobody waits. Days are those of Argentina. */
export const guardDaySchema = z.object({
  /** Consultations that the professional started today, from the guard or an appointment. */
  attended: z.int(),
  /** Average wait until the call of today's patients of the specialty; null before the first. */
  averageWaitMinutes: z.int().nullable(),
  /** The other professionals on duty, those of the caller's specialty first. */
  colleagues: z.array(
    z.object({
      name: z.string(),
      specialty: z.string(),
      /** Whether they are calling or attending a patient, or writing a record. */
      isBusy: z.boolean(),
    }),
  ),
  moreColleagues: z.int(),
});
export type GuardDay = z.infer<typeof guardDaySchema>;
