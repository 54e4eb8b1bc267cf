import { z } from 'zod';
import { SALE_CONDITIONS } from '../catalogs/index.ts';
import { cleanText, isDay, rowNumber } from '../kernel/index.ts';
import { codedText, printedText } from './coded-text.ts';
import { isCuir } from './cuir.ts';
import {
  PRESCRIPTION_KINDS,
  PRESCRIPTION_STATES,
  PRESCRIPTION_STATUSES,
} from './prescription-state.ts';
import {
  MEDICATION_NAME_MAX,
  MEDICATION_SEARCH_MAX,
  MEDICATION_SEARCH_MIN,
  POSOLOGY_MAX,
  PRESCRIPTION_LINES_MAX,
  PRESCRIPTION_REASON_MAX,
  QUANTITY_MAX,
} from './prescriptions.limits.ts';

/** A medicine of the catalogue, by its generic name, form and strength (Ley 25.649). */
export const catalogMedicationSchema = z.object({
  medication_id: z.number().int(),
  name: z.string(),
  generic_name: z.string(),
  form: z.string(),
  concentration: z.string(),
  presentation: z.string(),
  sale_condition: z.enum(SALE_CONDITIONS),
});
export type CatalogMedication = z.infer<typeof catalogMedicationSchema>;

// A form sends text; the API sends a number.
const quantitySchema = z
  .union([z.number(), z.string()], { error: 'quantity.required' })
  .transform((typed) => String(typed).trim())
  .pipe(
    z
      .string()
      .min(1, { error: 'quantity.required', abort: true })
      .regex(/^\d+$/, { error: 'quantity.numbers-only', abort: true })
      .transform(Number)
      .pipe(z.number().min(1, 'quantity.too-low').max(QUANTITY_MAX, 'quantity.too-high')),
  );

const lawText = z.string().max(MEDICATION_NAME_MAX).nullable().default(null);

/**
 * The prescriber saw that the recorded allergies may name the medicine, and says why it is prescribed all the
 * same.
 */
export const allergyAnswerSchema = z.object({
  acknowledged: z.literal(true),
  reason: codedText('allergy_reason', { max: PRESCRIPTION_REASON_MAX }),
});

/** A medicine as the professional prescribes it; form and server use the same schema. */
export const medicationSchema = z.object({
  quantity: quantitySchema,
  name: printedText('name', { max: MEDICATION_NAME_MAX }),
  posology: printedText('posology', { max: POSOLOGY_MAX }),
  count_edit: rowNumber.default(0),
  extended: z.boolean().default(false),
  vih: z.boolean().default(false),
  substitution: z.boolean().default(true),
  medication_id: rowNumber.nullable().default(null),
  generic_name: lawText,
  form: lawText,
  concentration: lawText,
  presentation: lawText,
  sale_condition: z.enum(SALE_CONDITIONS).nullable().default(null),
  /** Required where `mayBeAllergic` (requirement: acknowledged allergy). */
  allergy: allergyAnswerSchema.nullable().default(null),
});
export type Medication = z.output<typeof medicationSchema>;
export type MedicationInput = z.input<typeof medicationSchema>;

/** Whether two lines prescribe the same medicine. */
export const isSameMedication = (
  a: Pick<Medication, 'medication_id' | 'name'>,
  b: Pick<Medication, 'medication_id' | 'name'>,
): boolean => {
  const bothKnown = a.medication_id !== null && b.medication_id !== null;
  return bothKnown ? a.medication_id === b.medication_id : comparable(a) === comparable(b);
};

const comparable = ({ name }: { name: string }) => cleanText(name).toLocaleLowerCase('es-AR');

/** The medicines of one prescription; duplicates are refused. */
export const medicationsSchema = z
  .array(medicationSchema)
  .max(PRESCRIPTION_LINES_MAX, 'medications.too-many')
  .superRefine((lines, context) => {
    lines.forEach((line, index) => {
      const isRepeated = lines.slice(0, index).some((other) => isSameMedication(line, other));
      if (!isRepeated) return;
      context.addIssue({
        code: 'custom',
        path: [index, 'name'],
        message: 'medications.duplicate',
      });
    });
  });

const day = z.string().refine(isDay, 'day.invalid');
const cuir = z.string().refine(isCuir, 'cuir.invalid');

/** A line of an issued prescription. `vih`, `allergy` and posology are absent if the caller may not see them. */
export const prescribedMedicationSchema = z.object({
  quantity: z.number().int(),
  name: z.string(),
  // Old records may lack it, so it is required when prescribing but nullable when reading.
  posology: z.string().nullable(),
  count_edit: z.number().int(),
  extended: z.boolean(),
  vih: z.boolean().optional(),
  allergy: allergyAnswerSchema.nullable().optional(),
  substitution: z.boolean(),
  medication_id: z.number().int().nullable(),
  generic_name: z.string(),
  form: z.string(),
  concentration: z.string(),
  presentation: z.string(),
  sale_condition: z.enum(SALE_CONDITIONS),
  cuir,
});
export type PrescribedMedication = z.infer<typeof prescribedMedicationSchema>;

/** An issued prescription as the patient, the professional and the pharmacy read it. */
export const prescriptionSchema = z.object({
  id: z.string(),
  prescriptionId: z.string(),
  externalId: z.string(),
  kind: z.enum(PRESCRIPTION_KINDS),
  status: z.enum(PRESCRIPTION_STATUSES),
  state: z.enum(PRESCRIPTION_STATES),
  createdDate: z.iso.datetime(),
  startDate: day,
  expiryDate: day,
  sentDate: z.iso.datetime().nullable(),
  dispensedDate: z.iso.datetime().nullable(),
  diagnosis: z.string(),
  professional_name: z.string(),
  professional_license: z.string(),
  /** The professional's account id, for the public check of the licence. */
  professional_id: z.string(),
  consultationDTO: z.object({
    consultationId: z.string().optional(),
    professionalLogin: z.string(),
  }),
  patient_name: z.string(),
  patient_login: z.string().optional(),
  /** DNI of the patient; only for the accounts of the patient and of the holder (requirement: shown at the counter). */
  patient_id_number: z.string().optional(),
  medications: z.array(prescribedMedicationSchema),
  /** True while the installation lacks its official numbers: not valid in any pharmacy. */
  test_mark: z.boolean(),
});
export type Prescription = z.infer<typeof prescriptionSchema>;

/** The text for searching a medicine. */
export const medicationSearchSchema = z.object({
  name: z
    .string()
    .transform((text) => cleanText(text))
    .pipe(z.string().min(MEDICATION_SEARCH_MIN, 'search.too-short').max(MEDICATION_SEARCH_MAX)),
});

/** Why a pharmacist blocks, or a prescriber annuls, a prescription. */
export const prescriptionReasonSchema = z.object({
  reason: codedText('reason', { max: PRESCRIPTION_REASON_MAX }),
});
