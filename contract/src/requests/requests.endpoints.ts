import { z } from 'zod';
import { actOutcomeSchema } from '../approvals/index.ts';
import { afterInAddress, doneSchema, endpoint, okOf, pagedListOf, staff } from '../kernel/index.ts';
import {
  ownRequestSchema,
  requestAnswerSchema,
  requestKinds,
  requestNoteSchema,
  requestRowSchema,
  requestSheetSchema,
  requestStates,
  resolutionSchema,
} from './requests.schema.ts';

const params = z.object({ id: z.uuid() });
const works = staff('staff projection', 'legal transition');
const answers = staff('staff projection', 'legal transition', 'step-up');

export const listRequests = endpoint({
  method: 'GET',
  path: '/api/staff/requests',
  who: staff('staff projection'),
  access: 'session',
  summary: 'Requests and reports: open ones by deadline, closed ones newest first.',
  query: z.object({
    kind: z.enum(requestKinds).optional(),
    /** If absent, open requests and those in progress. */
    state: z.enum(requestStates).optional(),
    mine: z.literal('true').optional(),
    overdue: z.literal('true').optional(),
    after: afterInAddress,
  }),
  response: pagedListOf(requestRowSchema),
});

export const getRequest = endpoint({
  method: 'GET',
  path: '/api/staff/requests/:id',
  who: { admin: ['staff projection'], medicalDirector: ['step-up', 'staff projection'] },
  access: 'session',
  summary:
    'A full request. What a correction quotes of a record is for the medical director, while it is open.',
  params,
  response: okOf(requestSheetSchema),
});

export const assignRequest = endpoint({
  method: 'PUT',
  path: '/api/staff/requests/:id/assignment',
  who: works,
  access: 'session',
  summary: 'Takes a request that nobody works on, or releases it.',
  params,
  body: z.strictObject({ toMe: z.boolean() }),
  response: doneSchema,
});

export const noteRequest = endpoint({
  method: 'POST',
  path: '/api/staff/requests/:id/notes',
  who: works,
  access: 'session',
  summary: 'Leaves a note for colleagues; the requester does not see it.',
  params,
  body: requestNoteSchema,
  response: doneSchema,
});

export const resolveRequest = endpoint({
  method: 'POST',
  path: '/api/staff/requests/:id/resolution',
  who: answers,
  access: 'session',
  summary: 'Does what was requested and notifies the requester, in one transaction.',
  params,
  body: resolutionSchema,
  response: okOf(actOutcomeSchema),
});

export const rejectRequest = endpoint({
  method: 'POST',
  path: '/api/staff/requests/:id/rejection',
  who: answers,
  access: 'session',
  summary: 'Rejects a request with a reason, which the requester reads.',
  params,
  body: requestAnswerSchema,
  response: doneSchema,
});

export const listOwnRequests = endpoint({
  method: 'GET',
  path: '/api/requests',
  who: { patient: ['own account'] },
  access: 'session',
  summary: "The caller's requests to staff, newest first, with deadline and answer.",
  query: z.object({ after: afterInAddress }),
  response: pagedListOf(ownRequestSchema),
});
