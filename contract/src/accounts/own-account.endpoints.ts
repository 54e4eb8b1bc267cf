import { doneSchema, endpoint, everybody } from '../kernel/index.ts';
import { tokenSchema } from './accounts.schema.ts';
import {
  accountSchema,
  identityProofSchema,
  loginEventSchema,
  screenPreferencesSchema,
} from './own-account.schema.ts';

export const stepUp = endpoint({
  method: 'POST',
  path: '/api/session/step-up',
  who: everybody('own account', 'within limits'),
  access: 'session',
  summary:
    "Prove the caller's identity again before a sensitive act: with a code, or the password if there is no second factor.",
  body: identityProofSchema,
  response: tokenSchema,
  limit: { max: 10, windowSeconds: 900 },
});

export const getAccount = endpoint({
  method: 'GET',
  path: '/api/account',
  who: everybody('own account'),
  access: 'session',
  summary: 'The account of the token.',
  response: accountSchema,
});

export const reportLogin = endpoint({
  method: 'POST',
  path: '/api/session/login-event',
  who: everybody('own account'),
  access: 'session',
  summary:
    "Report how the person logged in: only telemetry; the session's row is the record of the login.",
  body: loginEventSchema,
  response: doneSchema,
  limit: { max: 20, windowSeconds: 3600 },
});

export const updatePreferences = endpoint({
  method: 'PUT',
  path: '/api/account/preferences',
  who: everybody('own account'),
  access: 'session',
  summary: 'Whether the screens of this account may play sounds, and how large their text is.',
  body: screenPreferencesSchema,
  response: accountSchema,
});
