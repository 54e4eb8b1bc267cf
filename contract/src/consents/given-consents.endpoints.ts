import { z } from 'zod';
import { doneSchema, endpoint, listOf, ownFamily } from '../kernel/index.ts';
import { consentKinds } from './consents.endpoints.ts';

/** A text that a patient accepted. It no longer holds once it has a day of withdrawal. */
export const givenConsentSchema = z.object({
  kind: z.enum(consentKinds),
  title: z.string(),
  version: z.number().int(),
  accepted_at: z.iso.datetime(),
  withdrawn_at: z.iso.datetime().nullable(),
  /** Whether the patient gave it, or the holder of the family group for them. */
  by_patient: z.boolean(),
});
export type GivenConsent = z.infer<typeof givenConsentSchema>;

export const listGivenConsents = endpoint({
  method: 'GET',
  path: '/api/consents/given',
  who: { patient: ownFamily },
  access: 'session',
  summary: 'What a person accepted, and what they withdrew, newest first.',
  query: z.object({ patientId: z.uuid() }),
  response: listOf(givenConsentSchema),
});

export const withdrawTeleconsultation = endpoint({
  method: 'POST',
  path: '/api/consents/teleconsultation/withdrawal',
  who: { patient: [...ownFamily, 'legal transition'] },
  access: 'session',
  summary:
    'Withdraws the consent to the teleconsultation: no call of the person begins without it.',
  body: z.strictObject({ patientId: z.uuid() }),
  response: doneSchema,
});
