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
  summary: 'Second step of a login: the session of the cookie becomes a whole one.',
  body: code,
  response: tokenSchema,
});

export const beginLoginEnrolment = endpoint({
  method: 'POST',
  path: '/api/session/second-factor/enrolment',
  who: anybody('one-time key'),
  access: 'public',
  summary: 'Begin to enrol the second factor that a login demands.',
  response: enrolmentSchema,
});

export const finishLoginEnrolment = endpoint({
  method: 'POST',
  path: '/api/session/second-factor/enrolment/confirm',
  who: anybody('one-time key'),
  access: 'public',
  summary: 'The first right code enrols it and opens the session.',
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
  summary: 'A fresh key for a telephone; counts once the first code is right.',
  response: enrolmentSchema,
});

export const finishEnrolment = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/confirm',
  who: everybody('own account', 'step-up'),
  access: 'session',
  summary: 'The first right code enrols it; answers the recovery codes, once.',
  body: code,
  response: recoveryCodesSchema,
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/recovery-codes',
  who: everybody('own account', 'step-up'),
  access: 'session',
  summary: 'Fresh recovery codes; the older ones stop working.',
  response: recoveryCodesSchema,
});

export const removeSecondFactor = endpoint({
  method: 'DELETE',
  path: '/api/account/second-factor',
  who: everybody('own account', 'step-up'),
  access: 'session',
  summary: 'Do without the second factor, where that is allowed.',
  response: doneSchema,
});
