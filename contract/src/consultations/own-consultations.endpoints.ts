import { z } from 'zod';
import { afterInAddress, endpoint, ownFamily, pagedListOf } from '../kernel/index.ts';

/** A finished visit in the list of its patient, or of the account responsible for them; the summary has the rest. */
export const ownConsultationSchema = z.object({
  queueId: z.uuid(),
  finishedDate: z.iso.datetime(),
  professional: z.string(),
  specialty: z.string(),
  /** Null if a patient of 16 or 17 did not share it with the caller (requirement: own grant). */
  reason: z.string().nullable(),
  patient: z.object({ id: z.uuid(), first_name: z.string(), isReader: z.boolean() }),
});
export type OwnConsultation = z.infer<typeof ownConsultationSchema>;

export const listOwnConsultations = endpoint({
  method: 'GET',
  path: '/api/consultations/own',
  who: { patient: ownFamily },
  access: 'session',
  summary: 'Finished visits of the caller and their dependants, newest first.',
  query: z.object({ after: afterInAddress }),
  response: pagedListOf(ownConsultationSchema),
});
