import { z } from 'zod';
import { SEARCH_MAX, SEARCH_MIN } from './catalogs.limits.ts';

export const specialtySchema = z.object({ id: z.number().int(), name: z.string() });
export type Specialty = z.infer<typeof specialtySchema>;

/** A diagnosis of the CIE-10 table. */
export const diagnosisSchema = z.object({ cie_10: z.string(), name: z.string() });
export type Diagnosis = z.infer<typeof diagnosisSchema>;

/** How a diagnosis is written everywhere (A 3). */
export const diagnosisLabel = ({ cie_10, name }: Diagnosis): string => `(${cie_10}) - ${name}`;

/** How a medicine may be sold (Res. MS 2214/2025, annex I). */
export const saleConditions = ['free', 'prescription', 'archived', 'restricted'] as const;

/** A medicine by its generic name; `description` is the line that lists show (A 7). */
export const medicationItemSchema = z.object({
  id: z.number().int(),
  description: z.string(),
  generic_name: z.string(),
  form: z.string(),
  concentration: z.string(),
  presentation: z.string(),
  sale_condition: z.enum(saleConditions),
});
export type MedicationItem = z.infer<typeof medicationItemSchema>;

export const searchSchema = z.string().trim().min(SEARCH_MIN, 'search.too-short').max(SEARCH_MAX);
