import { z } from 'zod';
import { anybody, doneSchema, endpoint, everybody } from '../kernel/index.ts';
import { emailSchema } from './accounts.schema.ts';
import { keySchema } from './registration.schema.ts';

const key = z.object({ key: keySchema });
const linkSchema = z.object({ status: z.literal('ok'), email: z.string() });
const SIXTY_PER_HOUR = { max: 60, windowSeconds: 3600 };

export const getEmailChange = endpoint({
  method: 'GET',
  path: '/api/account/email-change',
  who: everybody('own account'),
  access: 'session',
  summary: "The account's e-mail, and the new address that waits for confirmation, if any.",
  response: z.object({
    email: z.string(),
    pending: z.object({ email: z.string(), expiresDate: z.iso.datetime() }).nullable(),
  }),
});

export const askEmailChange = endpoint({
  method: 'POST',
  path: '/api/account/email-change',
  who: everybody('own account', 'step-up', 'within limits'),
  access: 'session',
  summary: 'Request another e-mail; the answer never tells whether it has an account.',
  body: z.object({ email: emailSchema }),
  response: doneSchema,
});

export const withdrawEmailChange = endpoint({
  method: 'DELETE',
  path: '/api/account/email-change',
  who: everybody('own account'),
  access: 'session',
  summary: 'Cancel the change that waits for confirmation.',
  response: doneSchema,
});

export const checkEmailChange = endpoint({
  method: 'GET',
  path: '/api/email-change/confirm',
  who: anybody('one-time key'),
  access: 'public',
  summary: 'The new address, if the confirmation link still works; changes nothing.',
  query: key,
  response: linkSchema,
  limit: SIXTY_PER_HOUR,
});

export const confirmEmailChange = endpoint({
  method: 'POST',
  path: '/api/email-change/confirm',
  who: anybody('one-time key'),
  access: 'public',
  summary:
    "Change the account's e-mail with the key mailed to the new address; the old address is notified.",
  body: key,
  response: doneSchema,
  limit: SIXTY_PER_HOUR,
});

export const checkEmailUndo = endpoint({
  method: 'GET',
  path: '/api/email-change/undo',
  who: anybody('one-time key'),
  access: 'public',
  summary: 'The earlier address, if the undo link still works; changes nothing.',
  query: key,
  response: linkSchema,
  limit: SIXTY_PER_HOUR,
});

export const undoEmailChange = endpoint({
  method: 'POST',
  path: '/api/email-change/undo',
  who: anybody('one-time key'),
  access: 'public',
  summary: "Restore the account's earlier e-mail; every session ends.",
  body: key,
  response: doneSchema,
  limit: SIXTY_PER_HOUR,
});
