import { z } from 'zod';
import { afterInAddress, doneSchema, endpoint, pagedListOf, staff } from '../kernel/index.ts';
import { actReasonSchema, staffActSchema } from './approvals.schema.ts';

const ofAct = z.object({ id: z.uuid() });
const decides = staff('own scope', 'legal transition', 'step-up');

export const listApprovals = endpoint({
  method: 'GET',
  path: '/api/staff/approvals',
  who: staff('staff projection', 'own scope'),
  access: 'session',
  summary: 'Acts that wait for a second person, and those already decided, newest first.',
  query: z.object({ after: afterInAddress, open: z.enum(['true', 'false']).optional() }),
  response: pagedListOf(staffActSchema),
});

export const approveAct = endpoint({
  method: 'POST',
  path: '/api/staff/approvals/:id/approval',
  who: decides,
  access: 'session',
  summary: "Approves and carries out another member of staff's act; once.",
  params: ofAct,
  response: doneSchema,
});

export const rejectAct = endpoint({
  method: 'POST',
  path: '/api/staff/approvals/:id/rejection',
  who: decides,
  access: 'session',
  summary: "Rejects another member of staff's act, with a reason.",
  params: ofAct,
  body: z.strictObject({ reason: actReasonSchema }),
  response: doneSchema,
});

export const withdrawAct = endpoint({
  method: 'POST',
  path: '/api/staff/approvals/:id/withdrawal',
  who: staff('own scope', 'legal transition'),
  access: 'session',
  summary: 'Takes back an act that the caller asked for, while it waits for a second person.',
  params: ofAct,
  response: doneSchema,
});
