import { z } from 'zod';
import { actOutcomeSchema } from '../approvals/index.ts';
import { endpoint, okOf, staff } from '../kernel/index.ts';
import { actBodySchema, observationBodySchema, verificationBodySchema } from './people.schema.ts';

const params = z.object({ accountId: z.uuid() });
const response = okOf(actOutcomeSchema);
const who = staff('staff projection', 'legal transition', 'step-up');

export const verifyProfessional = endpoint({
  method: 'POST',
  path: '/api/staff/people/:accountId/verification',
  who,
  access: 'session',
  summary: 'Verifies the licences of a professional, with the evidence from the registry.',
  params,
  body: verificationBodySchema,
  response,
});

export const observeProfessional = endpoint({
  method: 'POST',
  path: '/api/staff/people/:accountId/observation',
  who,
  access: 'session',
  summary: 'Returns a profile to its professional, who reads what to correct.',
  params,
  body: observationBodySchema,
  response,
});

export const suspendProfessional = endpoint({
  method: 'POST',
  path: '/api/staff/people/:accountId/suspension',
  who,
  access: 'session',
  summary: 'Suspends a verified professional, who neither attends nor prescribes from then on.',
  params,
  body: actBodySchema,
  response,
});

export const liftSuspension = endpoint({
  method: 'POST',
  path: '/api/staff/people/:accountId/suspension-end',
  who,
  access: 'session',
  summary: 'Ends a suspension; data changed since has to be verified again.',
  params,
  body: actBodySchema,
  response,
});
