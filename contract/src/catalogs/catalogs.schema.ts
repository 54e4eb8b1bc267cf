import { z } from 'zod';
import { SEARCH_MAX, SEARCH_MIN } from './catalogs.limits.ts';

const namedSchema = z.object({ id: z.number().int(), name: z.string() });

export const specialtySchema = namedSchema;
export type Specialty = z.infer<typeof specialtySchema>;

/** A province by its two-digit INDEC code. */
export const provinceSchema = z.object({ id: z.string(), name: z.string() });
export type Province = z.infer<typeof provinceSchema>;

/** A locality; the department distinguishes localities of the same name. */
export const localitySchema = namedSchema.extend({ department: z.string().nullable() });
export type Locality = z.infer<typeof localitySchema>;

/** Labels of localities; those of the same name include the department. */
export function localityLabels(inProvince: readonly Locality[]): string[] {
  const times = new Map<string, number>();
  for (const { name } of inProvince) times.set(name, (times.get(name) ?? 0) + 1);
  return inProvince.map(({ name, department }) =>
    department !== null && (times.get(name) ?? 0) > 1 ? `${name} (${department})` : name,
  );
}

/** A pre-existing disease. */
export const diseaseSchema = namedSchema;
export type Disease = z.infer<typeof diseaseSchema>;

/** A surgery. */
export const surgerySchema = namedSchema;
export type Surgery = z.infer<typeof surgerySchema>;

/** Who pays: a prepaid provider, a social insurer, or the patient. */
export const insurerKinds = ['PREPAID', 'SOCIAL', 'PARTICULAR'] as const;

export const insurerSchema = namedSchema.extend({ kind: z.enum(insurerKinds) });
export type Insurer = z.infer<typeof insurerSchema>;

/** A plan with its insurer, as a profile holds it (prepaid_health_category). */
export const planCategorySchema = namedSchema.extend({ prepaid_health: namedSchema });
export type PlanCategory = z.infer<typeof planCategorySchema>;

/** The insurer of private patients, with a single plan. */
export const PARTICULAR = 'PARTICULAR';
/** An insurer or a plan as it is read: `Particular` for a private patient. */
export const payerLabel = (name: string): string => (name === PARTICULAR ? 'Particular' : name);
/** Insurer and plan as they are read; the plan alone if its name begins with the insurer's. */
export const coverageLabel = (plan: Named & { prepaid_health: Named }): string =>
  plan.name.startsWith(plan.prepaid_health.name)
    ? payerLabel(plan.name)
    : `${plan.prepaid_health.name} ${plan.name}`;
type Named = { name: string };

/** The plan without a family group. */
export const PLAN_WITHOUT_GROUP = 'Clasic';

/** A diagnosis of the CIE-10 table. */
export const diagnosisSchema = z.object({ cie_10: z.string(), name: z.string() });
export type Diagnosis = z.infer<typeof diagnosisSchema>;

/** How a diagnosis is written everywhere. */
export const diagnosisLabel = ({ cie_10, name }: Diagnosis): string => `(${cie_10}) - ${name}`;

/** How a medicine may be sold (Res. MS 2214/2025, annex I). */
export const SALE_CONDITIONS = ['free', 'prescription', 'archived', 'restricted'] as const;
export type SaleCondition = (typeof SALE_CONDITIONS)[number];

/** A medicine by its generic name; `description` is the line that lists show. */
export const medicationItemSchema = z.object({
  id: z.number().int(),
  description: z.string(),
  generic_name: z.string(),
  form: z.string(),
  concentration: z.string(),
  presentation: z.string(),
  sale_condition: z.enum(SALE_CONDITIONS),
});
export type MedicationItem = z.infer<typeof medicationItemSchema>;

export const searchSchema = z.string().trim().min(SEARCH_MIN, 'search.too-short').max(SEARCH_MAX);

/** Keys of rows to list first, separated by commas, in this order: the caller's most used. */
export const firstSchema = z.string().regex(/^[\w.]{1,10}(,[\w.]{1,10}){0,9}$/, 'search.first');
