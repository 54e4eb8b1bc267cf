import { z } from 'zod';
import { actOutcomeSchema, actReasonSchema } from '../approvals/index.ts';
import { endpoint, okOf, ownFamily } from '../kernel/index.ts';
import { DATA_REQUESTS_PER_DAY, EXPORTS_PER_HOUR } from './own-data.limits.ts';
import {
  correctionSchema,
  loggedRequestSchema,
  plainDataKinds,
  rectificationSchema,
} from './own-data.schema.ts';

const params = z.object({ patientId: z.uuid() });
const asks = { patient: [...ownFamily, 'first time', 'within limits'] } as const;
const limit = { max: DATA_REQUESTS_PER_DAY, windowSeconds: 86_400 };
const response = okOf(z.object({ requestId: z.uuid() }));

export const exportOwnData = endpoint({
  method: 'POST',
  path: '/api/patients/:patientId/data-export',
  who: { patient: [...ownFamily, 'step-up', 'within limits'] },
  access: 'session',
  summary:
    'The clinical history as a FHIR R4 bundle, at once; without withheld data or data of others.',
  params,
  limit: { max: EXPORTS_PER_HOUR, windowSeconds: 3600 },
});

export const askAboutData = endpoint({
  method: 'POST',
  path: '/api/patients/:patientId/data-requests',
  who: asks,
  access: 'session',
  summary: "Asks for a paper copy, for access to the caller's data, or for deletion.",
  params,
  body: z.strictObject({ kind: z.enum(plainDataKinds) }),
  limit,
  response,
});

export const askRectification = endpoint({
  method: 'POST',
  path: '/api/patients/:patientId/rectifications',
  who: asks,
  access: 'session',
  summary: 'Asks staff to correct an identity field; nothing changes until staff applies it.',
  params,
  body: rectificationSchema,
  limit,
  response,
});

export const askCorrection = endpoint({
  method: 'POST',
  path: '/api/patients/:patientId/corrections',
  who: asks,
  access: 'session',
  summary:
    'Asks for an addendum to the record of a visit; its author and the medical director are notified.',
  params,
  body: correctionSchema,
  limit,
  response,
});

export const offerExport = endpoint({
  method: 'POST',
  path: '/api/staff/people/:accountId/data-export',
  who: { admin: ['staff projection', 'step-up'] },
  access: 'session',
  summary: 'Lets a patient download their export; staff never sees it.',
  params: z.object({ accountId: z.uuid() }),
  body: z.strictObject({ reason: actReasonSchema }),
  response: okOf(actOutcomeSchema),
});

export const logRequest = endpoint({
  method: 'POST',
  path: '/api/staff/people/:accountId/requests',
  who: { admin: ['staff projection', 'first time'] },
  access: 'session',
  summary:
    'Logs what a patient asked on paper or by telephone; its deadline counts from the day it came in.',
  params: z.object({ accountId: z.uuid() }),
  body: loggedRequestSchema,
  response,
});
