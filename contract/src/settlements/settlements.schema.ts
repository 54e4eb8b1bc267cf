import { z } from 'zod';
import { CONSULTATION_TYPES } from '../consultations/index.ts';
import { pesosSchema } from '../kernel/index.ts';

/**
 * A finished visit as whoever pays for it has to know it, and no more: an insurer's desk and an accountant read this.
 * When it was and of which type says what was done; plan, affiliate number and initials, for whom; the id names the
 * visit where a line is disputed, and opens nothing. Nothing clinical, no whole name and no DNI is in it.
 */
export const settledVisitSchema = z.object({
  id: z.string(),
  /** When the visit began: its day in Argentina decides its month and its tariff. */
  date: z.iso.datetime(),
  consultation_type: z.enum(CONSULTATION_TYPES),
  /** Who paid on that day: an insurer's name, or null for the patient. */
  insurer: z.string().nullable(),
  plan: z.string().nullable(),
  /** As the record of the visit has it. */
  affiliate_number: z.string().nullable(),
  patient_initials: z.string(),
  /** In pesos; null where the installation has no tariff for this visit. */
  tariff: pesosSchema.nullable(),
});
export type SettledVisit = z.infer<typeof settledVisitSchema>;

/** The visits of a month with the same insurer, type and tariff. */
export const settlementRowSchema = settledVisitSchema
  .pick({ insurer: true, consultation_type: true, tariff: true })
  .extend({
    visits: z.number().int(),
    /** In pesos; null where there is no tariff. */
    amount: pesosSchema.nullable(),
  });
export type SettlementRow = z.infer<typeof settlementRowSchema>;

/**
 * A professional's finished visits of a month, by who pays for them. It is read anew each time: a tariff that is
 * loaded later, or corrected, changes its amounts.
 */
export const settlementSchema = z.object({
  /** `2026-11`, in Argentina. */
  month: z.string(),
  rows: z.array(settlementRowSchema),
  total: z.object({
    visits: z.number().int(),
    /** Of the visits with a tariff; null where none has one. */
    amount: pesosSchema.nullable(),
    /** Visits that the amount leaves out. */
    without_tariff: z.number().int(),
  }),
  /** Every visit, oldest first. */
  visits: z.array(settledVisitSchema),
});
export type Settlement = z.infer<typeof settlementSchema>;
