import { z } from 'zod';
import { CONSULTATION_TYPES } from '../consultations/index.ts';
import { pesosSchema } from '../kernel/index.ts';

/**
 * A finished visit with only what its payer needs, since an insurer and an accountant read it: when, of which
 * type, and for whom by plan, affiliate number and initials. The id identifies the visit in a dispute, and
 * opens nothing. Nothing clinical, no full name and no DNI.
 */
export const settledVisitSchema = z.object({
  id: z.string(),
  /** When the visit started: its day in Argentina decides its month and its tariff. */
  date: z.iso.datetime(),
  consultation_type: z.enum(CONSULTATION_TYPES),
  /** The payer on that day: an insurer's name, or null for the patient. */
  insurer: z.string().nullable(),
  plan: z.string().nullable(),
  /** As in the record of the visit. */
  affiliate_number: z.string().nullable(),
  patient_initials: z.string(),
  /** In pesos; null if the installation has no tariff for this visit. */
  tariff: pesosSchema.nullable(),
});
export type SettledVisit = z.infer<typeof settledVisitSchema>;

/** The visits of a month with the same insurer, type and tariff. */
export const settlementRowSchema = settledVisitSchema
  .pick({ insurer: true, consultation_type: true, tariff: true })
  .extend({
    visits: z.number().int(),
    /** In pesos; null if there is no tariff. */
    amount: pesosSchema.nullable(),
  });
export type SettlementRow = z.infer<typeof settlementRowSchema>;

/**
 * A professional's finished visits of a month, by payer. It is computed on each request: a tariff that is
 * loaded or corrected later changes its amounts.
 */
export const settlementSchema = z.object({
  /** `2026-11`, in Argentina. */
  month: z.string(),
  rows: z.array(settlementRowSchema),
  total: z.object({
    visits: z.number().int(),
    /** Total of the visits with a tariff; null if none has one. */
    amount: pesosSchema.nullable(),
    /** Visits that the amount does not include. */
    without_tariff: z.number().int(),
  }),
  /** Every visit, oldest first. */
  visits: z.array(settledVisitSchema),
});
export type Settlement = z.infer<typeof settlementSchema>;
