import { z } from 'zod';
import { doneSchema, endpoint } from '../kernel/index.ts';
import {
  accountSchema,
  credentialsSchema,
  identityProofSchema,
  loginAnswerSchema,
  tokenSchema,
} from './accounts.schema.ts';

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
