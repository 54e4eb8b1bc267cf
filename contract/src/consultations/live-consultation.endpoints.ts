import { z } from 'zod';
import { doneSchema, endpoint, okOf } from '../kernel/index.ts';
import { addressSchema, patientDtoSchema, personalSchema } from '../profiles/index.ts';
import { queueParams } from './call-parts.ts';
import { problemReportSchema } from './consultations.schema.ts';

/** The patient being attended, with the data that the professional may see. */
export const attendedPatientSchema = personalSchema.extend({
  id: z.string(),
  id_number: z.string().nullable(),
  /** E-mail of the account responsible for the patient; for a member without an account, the holder's. */
  email: z.string().nullable(),
  username: z.string().nullable(),
  address_dto: addressSchema.nullable(),
  holder_name: z.string().nullable(),
  /** Whether to ask the patient if the holder may read this consultation (requirement: own grant). */
  needs_own_grant: z.boolean(),
  /** Null once the record is more than a day late: it can still be stored, but the patient's data cannot be read. */
  patient_dto: patientDtoSchema.nullable(),
  /** Finished consultations in the patient's history; null if it can no longer be read. */
  consultations: z.number().int().nullable(),
});
export type AttendedPatient = z.infer<typeof attendedPatientSchema>;

export const getAttendedPatient = endpoint({
  method: 'GET',
  path: '/api/consultations/:queueId/patient',
  who: { professional: ['live care', 'author'] },
  access: 'session',
  summary:
    'The patient being attended: personal data and medical history, for the holder of the claim.',
  params: queueParams,
  response: okOf(attendedPatientSchema),
});

export const reportProblem = endpoint({
  method: 'POST',
  path: '/api/consultations/:queueId/problem',
  who: { professional: ['live care'] },
  access: 'session',
  summary: 'Report a technical failure: the entry ends in error and the draft stays.',
  params: queueParams,
  body: problemReportSchema.extend({ claimEpoch: z.number().int().nullish() }),
  response: doneSchema,
});
