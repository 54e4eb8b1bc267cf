import { z } from 'zod';
import { doneSchema, endpoint, errorOf, listOf, okOf } from '../kernel/index.ts';
import { PASSWORD_MAX } from './accounts.limits.ts';
import {
  accountSchema,
  completeRegistrationSchema,
  credentialsSchema,
  emailSchema,
  identityProofSchema,
  keySchema,
  loginAnswerSchema,
  ownSessionSchema,
  registrationSchema,
  roleSchema,
  socialRegistrationSchema,
  tokenSchema,
} from './accounts.schema.ts';

const newPassword = z.string().max(PASSWORD_MAX);
const FIVE_PER_HOUR = { max: 5, windowSeconds: 3600 };
const SIXTY_PER_HOUR = { max: 60, windowSeconds: 3600 };

export const authenticate = endpoint({
  method: 'POST',
  path: '/api/authenticate',
  row: 'A01',
  access: 'public',
  summary: 'Log in with e-mail and password; sets the session cookie.',
  body: credentialsSchema,
  response: loginAnswerSchema,
});

export const mintToken = endpoint({
  method: 'POST',
  path: '/api/session/token',
  row: 'A40',
  access: 'public',
  summary: 'A fresh id_token for the session of the cookie.',
  response: tokenSchema,
});

export const logOut = endpoint({
  method: 'DELETE',
  path: '/api/session',
  row: 'A28',
  access: 'session',
  summary: 'End the own session, its sockets and its claims.',
  response: doneSchema,
});

export const stepUp = endpoint({
  method: 'POST',
  path: '/api/session/step-up',
  row: 'A42',
  access: 'session',
  summary:
    'Prove who one is again before a sensitive act: a code, or the password where there is none.',
  body: identityProofSchema,
  response: tokenSchema,
  limit: { max: 10, windowSeconds: 900 },
});

export const getAccount = endpoint({
  method: 'GET',
  path: '/api/account',
  row: 'A11',
  access: 'session',
  summary: 'The account behind the token.',
  response: accountSchema,
});

export const updatePreferences = endpoint({
  method: 'PUT',
  path: '/api/account/preferences',
  row: 'A11',
  access: 'session',
  summary: 'Whether screens of this account may sound.',
  body: z.strictObject({ sounds_muted: z.boolean() }),
  response: accountSchema,
});

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  row: ['A03', 'A04'],
  access: 'public',
  summary: 'Ask for an account; the answer never says whether the e-mail was known.',
  body: z.union([registrationSchema, socialRegistrationSchema]),
  response: z.union([
    okOf(z.object({ email: z.string() })),
    errorOf(z.object({ status: z.literal(400), message: z.string() })),
  ]),
  limit: FIVE_PER_HOUR,
});

export const completeRegistration = endpoint({
  method: 'POST',
  path: '/api/account/registration',
  row: 'A13',
  access: 'session',
  summary: 'The DNI of an account that has none yet; once.',
  body: completeRegistrationSchema,
  response: accountSchema,
});

export const checkActivation = endpoint({
  method: 'GET',
  path: '/api/activate',
  row: 'A05',
  access: 'public',
  summary: 'Whether an activation link still works; changes nothing.',
  query: z.object({ key: keySchema }),
  response: z.object({ status: z.literal('ok'), active_role: roleSchema }),
  limit: SIXTY_PER_HOUR,
});

export const finishActivation = endpoint({
  method: 'POST',
  path: '/api/activation/finish',
  row: 'A06',
  access: 'public',
  summary: 'Set the password of a new account with the e-mailed key.',
  body: z.object({ key: keySchema, newPassword }),
  response: doneSchema,
  limit: SIXTY_PER_HOUR,
});

export const initPasswordReset = endpoint({
  method: 'POST',
  path: '/api/reset-password/init',
  row: 'A07',
  access: 'public',
  summary: 'Ask for a recovery mail; the answer never says whether the account exists.',
  body: emailSchema,
  bodyKind: 'text',
  response: doneSchema,
});

export const checkPasswordReset = endpoint({
  method: 'GET',
  path: '/api/reset-password/finish',
  row: 'A08',
  access: 'public',
  summary: 'Whether a recovery link still works; changes nothing.',
  query: z.object({ key: keySchema }),
  response: z.object({ status: z.literal('ok'), active_role: roleSchema }),
  limit: SIXTY_PER_HOUR,
});

export const finishPasswordReset = endpoint({
  method: 'POST',
  path: '/api/reset-password/finish',
  row: 'A08',
  access: 'public',
  summary: 'Set a new password with the e-mailed key; every session ends.',
  body: z.object({ key: keySchema, newPassword }),
  response: doneSchema,
  limit: SIXTY_PER_HOUR,
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/change-password',
  row: 'A09',
  access: 'session',
  summary: 'Change the own password; every other session ends.',
  body: z.object({ currentPassword: z.string().min(1).max(PASSWORD_MAX), newPassword }),
  response: doneSchema,
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  row: 'A28',
  access: 'session',
  summary: 'The own open sessions.',
  response: listOf(ownSessionSchema),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:sessionId',
  row: 'A28',
  access: 'session',
  summary: 'End one of the own sessions and its sockets.',
  params: z.object({ sessionId: z.uuid() }),
  response: doneSchema,
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions',
  row: 'A28',
  access: 'session',
  summary: 'End every own session but this one.',
  response: doneSchema,
});
