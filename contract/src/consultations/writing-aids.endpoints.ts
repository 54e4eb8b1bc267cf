import { z } from 'zod';
import { diagnosisSchema, medicationItemSchema } from '../catalogs/index.ts';
import { endpoint, okOf } from '../kernel/index.ts';
import { prescribedMedicationSchema } from '../prescriptions/index.ts';
import { queueParams } from './call-parts.ts';

/** What a professional wrote most often in the last year, most frequent first; nothing that identifies a patient. */
export const mostUsedSchema = z.object({
  diagnoses: z.array(diagnosisSchema),
  medications: z.array(medicationItemSchema),
});
export type MostUsed = z.infer<typeof mostUsedSchema>;

export const getMostUsed = endpoint({
  method: 'GET',
  path: '/api/consultations/most-used',
  who: { professional: ['own account'] },
  access: 'session',
  summary:
    'The ten diagnoses and the ten medicines that the professional used most in their own records of a year.',
  response: okOf(mostUsedSchema),
});

/** Why a line of an older prescription cannot be prescribed again: no longer in the list, or of restricted sale. */
export const REPEAT_OBSTACLES = ['not-listed', 'restricted'] as const;
export type RepeatObstacle = (typeof REPEAT_OBSTACLES)[number];

/** A line of an older prescription, with the current data of the list of medicines. */
export const repeatableLineSchema = prescribedMedicationSchema
  .omit({ cuir: true })
  .extend({ obstacle: z.enum(REPEAT_OBSTACLES).nullable() });
export type RepeatableLine = z.infer<typeof repeatableLineSchema>;

/** The last prescription of the attended patient, from any professional. */
export const lastPrescriptionSchema = z.object({
  createdDate: z.iso.datetime(),
  professional_name: z.string(),
  medications: z.array(repeatableLineSchema),
});
export type LastPrescription = z.infer<typeof lastPrescriptionSchema>;

export const getLastPrescription = endpoint({
  method: 'GET',
  path: '/api/consultations/:queueId/last-prescription',
  who: { professional: ['live care'] },
  access: 'session',
  summary:
    "The attended patient's last prescription, to be prescribed again; null if there is no valid one.",
  params: queueParams,
  response: okOf(lastPrescriptionSchema.nullable()),
});
