import { z } from 'zod';

/** How many colleagues are named; the rest are counted. */
export const COLLEAGUES_MAX = 12;

/** The day of the guard so far, for a professional on duty with nobody waiting. Days are those of Argentina. */
export const guardDaySchema = z.object({
  /** Consultations that the professional began today, of the guard or of an appointment. */
  attended: z.int(),
  /** From joining the line until the call, of today's patients of the specialty; null before the first. */
  averageWaitMinutes: z.int().nullable(),
  /** Who else is on duty, those of the own specialty first. */
  colleagues: z.array(
    z.object({
      name: z.string(),
      specialty: z.string(),
      /** Whether they call, attend or write the record of somebody. */
      isBusy: z.boolean(),
    }),
  ),
  moreColleagues: z.int(),
});
export type GuardDay = z.infer<typeof guardDaySchema>;
