import { z } from 'zod';
import { anybody, doneSchema, endpoint, errorOf, okOf } from '../kernel/index.ts';
import { PASSWORD_MAX } from './accounts.limits.ts';
import { roleSchema } from './accounts.schema.ts';
import { accountSchema } from './own-account.schema.ts';
import {
  completeRegistrationSchema,
  keySchema,
  registrationSchema,
  socialRegistrationSchema,
} from './registration.schema.ts';

const newPassword = z.string().max(PASSWORD_MAX);
const SIXTY_PER_HOUR = { max: 60, windowSeconds: 3600 };

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  who: { stranger: ['within limits'] },
  access: 'public',
  summary: 'Request an account; the answer never tells whether the e-mail was known.',
  body: z.union([registrationSchema, socialRegistrationSchema]),
  response: z.union([
    okOf(z.object({ email: z.string() })),
    errorOf(
      z.object({
        status: z.literal(400),
        message: z.string(),
        /** The field with the error, if any. */
        field: z.enum(['password']).optional(),
      }),
    ),
  ]),
});

export const completeRegistration = endpoint({
  method: 'POST',
  path: '/api/account/registration',
  who: { patient: ['own account'], professional: ['own account'] },
  access: 'session',
  summary: 'Set the DNI of an account that has none yet, once.',
  body: completeRegistrationSchema,
  response: accountSchema,
});

export const checkActivation = endpoint({
  method: 'GET',
  path: '/api/activate',
  who: anybody('one-time key'),
  access: 'public',
  summary: 'Whether an activation link still works; changes nothing.',
  query: z.object({ key: keySchema }),
  response: z.object({ status: z.literal('ok'), active_role: roleSchema }),
  limit: SIXTY_PER_HOUR,
});

export const finishActivation = endpoint({
  method: 'POST',
  path: '/api/activation/finish',
  who: anybody('one-time key'),
  access: 'public',
  summary: 'Set the password of a new account with the mailed key.',
  body: z.object({ key: keySchema, newPassword }),
  response: doneSchema,
  limit: SIXTY_PER_HOUR,
});
