import { z } from 'zod';
import { actOutcomeSchema } from '../approvals/index.ts';
import { endpoint, okOf, staff } from '../kernel/index.ts';
import { STAFF_MAILS_PER_HOUR } from './people.limits.ts';
import { actBodySchema, roleBodySchema, staffAccountBodySchema } from './people.schema.ts';

const params = z.object({ accountId: z.uuid() });
const response = okOf(actOutcomeSchema);
const acts = staff('staff projection', 'legal transition', 'step-up');
const MAILS = { max: STAFF_MAILS_PER_HOUR, windowSeconds: 3600 };

export const resendActivation = endpoint({
  method: 'POST',
  path: '/api/staff/people/:accountId/activation-mail',
  who: staff('staff projection', 'legal transition', 'within limits'),
  access: 'session',
  summary: 'Mails the activation link again to its owner; staff never sees the key.',
  params,
  limit: MAILS,
  response,
});

export const startReset = endpoint({
  method: 'POST',
  path: '/api/staff/people/:accountId/reset-mail',
  who: staff('staff projection', 'legal transition', 'within limits'),
  access: 'session',
  summary: 'Mails the owner a link to set another password; staff never sees the key.',
  params,
  limit: MAILS,
  response,
});

export const deactivateAccount = endpoint({
  method: 'POST',
  path: '/api/staff/people/:accountId/deactivation',
  who: acts,
  access: 'session',
  summary: 'Disables an account at once: sessions, sockets, places in line and calls end.',
  params,
  body: actBodySchema,
  response,
});

export const reactivateAccount = endpoint({
  method: 'POST',
  path: '/api/staff/people/:accountId/reactivation',
  who: acts,
  access: 'session',
  summary: 'Enables a disabled account again.',
  params,
  body: actBodySchema,
  response,
});

export const endAllSessions = endpoint({
  method: 'POST',
  path: '/api/staff/people/:accountId/sessions-end',
  who: acts,
  access: 'session',
  summary: 'Ends every session of an account on all its devices.',
  params,
  body: actBodySchema,
  response,
});

export const removeLostFactor = endpoint({
  method: 'POST',
  path: '/api/staff/people/:accountId/second-factor-removal',
  who: acts,
  access: 'session',
  summary: 'Removes the second factor of a person who lost both telephone and recovery codes.',
  params,
  body: actBodySchema,
  response,
});

const adminActs = { admin: ['staff projection', 'legal transition', 'step-up'] } as const;

export const createStaffAccount = endpoint({
  method: 'POST',
  path: '/api/staff/accounts',
  who: adminActs,
  access: 'session',
  summary: 'Creates an account of staff or of a pharmacy; its owner sets the password by mail.',
  body: staffAccountBodySchema,
  limit: MAILS,
  response,
});

export const changeRole = endpoint({
  method: 'PUT',
  path: '/api/staff/accounts/:accountId/role',
  who: adminActs,
  access: 'session',
  summary: 'Changes the role or branch of an account of staff or of a pharmacy.',
  params,
  body: roleBodySchema,
  response,
});
