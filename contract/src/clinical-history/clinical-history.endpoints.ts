import { z } from 'zod';
import {
  endpoint,
  ID_NUMBER_TYPED_MAX,
  listOf,
  okOf,
  ownFamily,
  rowNumber,
  searchDay,
} from '../kernel/index.ts';
import { prescriptionSchema } from '../prescriptions/index.ts';
import { addressSchema, patientDtoSchema, personalSchema } from '../profiles/index.ts';

/** Who may read a history, addressed by the opaque id of its patient or the specification's login. */
const toReaders = {
  who: {
    patient: ownFamily,
    professional: ['live care', 'attended lately', 'granted', 'emergency'],
  },
  access: 'session',
  params: z.object({ id: z.string().min(1).max(300) }),
} as const;

/** Header of a clinical history: the patient and their medical data. */
export const historyPatientSchema = personalSchema.extend({
  id: z.string(),
  email: z.string().nullable(),
  username: z.string().nullable(),
  address_dto: addressSchema.nullable(),
  patient_dto: patientDtoSchema,
  consultations: z.number().int(),
});
export type HistoryPatient = z.infer<typeof historyPatientSchema>;

export const getHistoryPatient = endpoint({
  method: 'GET',
  path: '/api/clinical-history/:id',
  ...toReaders,
  summary:
    "Header and medical data of a history, by opaque id or the specification's patient login.",
  response: okOf(historyPatientSchema),
});

/** A row of the date list beside a history. */
export const historyDateSchema = z.object({
  consultationId: z.string(),
  creation_date: z.string(),
  professional_name: z.string(),
});

export const listHistoryDates = endpoint({
  method: 'GET',
  path: '/api/clinical-history/:id/dates',
  ...toReaders,
  summary: "The dates of a history's consultations, newest first, to jump to one.",
  response: listOf(historyDateSchema),
});

export const listRecentPrescriptions = endpoint({
  method: 'GET',
  path: '/api/clinical-history/:id/recent-prescriptions',
  ...toReaders,
  summary: 'Prescriptions of the last months that were not annulled, newest first.',
  response: listOf(prescriptionSchema),
});

/** A POST, since personal data must not appear in an address (requirement: nothing personal in addresses). */
export const searchHistories = endpoint({
  method: 'POST',
  path: '/api/clinical-history/search',
  who: { professional: ['own scope'] },
  access: 'session',
  summary:
    'Patients in a care relation with the professional, and those whose record was opened to them.',
  body: z.strictObject({
    fullName: z.string().max(120).optional(),
    fromDate: searchDay.optional(),
    toDate: searchDay.optional(),
    clinicHistoryId: rowNumber.optional(),
    idNumber: z.string().max(ID_NUMBER_TYPED_MAX).optional(),
  }),
  response: listOf(
    z.object({
      id: z.string(),
      clinicHistoryId: z.number().int(),
      first_name: z.string(),
      last_name: z.string(),
      id_number: z.string(),
      /** Last consultation with this professional; null if access is only by grant or emergency. */
      last_consultation: z.string().nullable(),
    }),
  ),
  limit: { max: 60, windowSeconds: 3600 },
});
