import { z } from 'zod';
import { anybody, doneSchema, endpoint, everybody } from '../kernel/index.ts';
import { tokenSchema } from './accounts.schema.ts';
import { secondFactorCodeSchema } from './own-account.schema.ts';
import {
  enrolmentSchema,
  recoveryCodesSchema,
  secondFactorSchema,
} from './second-factor.schema.ts';

const code = z.object({ code: secondFactorCodeSchema });

export const passSecondFactor = endpoint({
  method: 'POST',
  path: '/api/session/second-factor',
  who: anybody('one-time key'),
  access: 'public',
  summary: 'Second step of a login: completes the session of the cookie.',
  body: code,
  response: tokenSchema,
});

export const beginLoginEnrolment = endpoint({
  method: 'POST',
  path: '/api/session/second-factor/enrolment',
  who: anybody('one-time key'),
  access: 'public',
  summary: 'Start enrolling the second factor that a login requires.',
  response: enrolmentSchema,
});

export const finishLoginEnrolment = endpoint({
  method: 'POST',
  path: '/api/session/second-factor/enrolment/confirm',
  who: anybody('one-time key'),
  access: 'public',
  summary: 'The first correct code enrols it and opens the session.',
  body: code,
  response: z.object({ ...recoveryCodesSchema.shape, ...tokenSchema.shape }),
});

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/account/second-factor',
  who: everybody('own account'),
  access: 'session',
  summary: 'Whether the account has a second factor.',
  response: secondFactorSchema,
});

export const beginEnrolment = endpoint({
  method: 'POST',
  path: '/api/account/second-factor',
  who: everybody('own account', 'step-up'),
  access: 'session',
  summary: 'A new key for an authenticator; in use after the first correct code.',
  response: enrolmentSchema,
});

export const finishEnrolment = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/confirm',
  who: everybody('own account', 'step-up'),
  access: 'session',
  summary: 'The first correct code enrols it; returns the recovery codes, once.',
  body: code,
  response: recoveryCodesSchema,
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/recovery-codes',
  who: everybody('own account', 'step-up'),
  access: 'session',
  summary: 'New recovery codes; the earlier ones stop working.',
  response: recoveryCodesSchema,
});

export const removeSecondFactor = endpoint({
  method: 'DELETE',
  path: '/api/account/second-factor',
  who: everybody('own account', 'step-up'),
  access: 'session',
  summary: 'Remove the second factor, if that is allowed.',
  response: doneSchema,
});
