import { z } from 'zod';
import { anybody, doneSchema, endpoint, everybody } from '../kernel/index.ts';
import { PASSWORD_MAX } from './accounts.limits.ts';
import { emailSchema, roleSchema } from './accounts.schema.ts';
import { keySchema } from './registration.schema.ts';

const newPassword = z.string().max(PASSWORD_MAX);
const SIXTY_PER_HOUR = { max: 60, windowSeconds: 3600 };

export const initPasswordReset = endpoint({
  method: 'POST',
  path: '/api/reset-password/init',
  who: anybody('within limits'),
  access: 'public',
  summary: 'Request a recovery mail; the answer never tells whether the account exists.',
  body: emailSchema,
  bodyKind: 'text',
  response: doneSchema,
});

export const checkPasswordReset = endpoint({
  method: 'GET',
  path: '/api/reset-password/finish',
  who: anybody('one-time key'),
  access: 'public',
  summary: 'Whether a recovery link still works; changes nothing.',
  query: z.object({ key: keySchema }),
  response: z.object({ status: z.literal('ok'), active_role: roleSchema }),
  limit: SIXTY_PER_HOUR,
});

export const finishPasswordReset = endpoint({
  method: 'POST',
  path: '/api/reset-password/finish',
  who: anybody('one-time key'),
  access: 'public',
  summary: 'Set a new password with the mailed key; every session ends.',
  body: z.object({ key: keySchema, newPassword }),
  response: doneSchema,
  limit: SIXTY_PER_HOUR,
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/change-password',
  who: everybody('own account'),
  access: 'session',
  summary: "Change the account's password; every other session ends.",
  body: z.object({ currentPassword: z.string().min(1).max(PASSWORD_MAX), newPassword }),
  response: doneSchema,
});
