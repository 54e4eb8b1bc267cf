import { z } from 'zod';
import { doneSchema, endpoint } from '../kernel/index.ts';
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
  row: 'A41',
  access: 'public',
  summary: 'Second step of a login: the session of the cookie becomes a whole one.',
  body: code,
  response: tokenSchema,
});

export const beginLoginEnrolment = endpoint({
  method: 'POST',
  path: '/api/session/second-factor/enrolment',
  row: 'A41',
  access: 'public',
  summary: 'Begin to enrol the second factor that a login demands.',
  response: enrolmentSchema,
});

export const finishLoginEnrolment = endpoint({
  method: 'POST',
  path: '/api/session/second-factor/enrolment/confirm',
  row: 'A41',
  access: 'public',
  summary: 'The first right code enrols it and opens the session.',
  body: code,
  response: z.object({ ...recoveryCodesSchema.shape, ...tokenSchema.shape }),
});

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/account/second-factor',
  row: 'A11',
  access: 'session',
  summary: 'Whether the account has a second factor.',
  response: secondFactorSchema,
});

export const beginEnrolment = endpoint({
  method: 'POST',
  path: '/api/account/second-factor',
  row: 'A30',
  access: 'session',
  summary: 'A fresh key for a telephone; counts once the first code is right.',
  response: enrolmentSchema,
});

export const finishEnrolment = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/confirm',
  row: 'A30',
  access: 'session',
  summary: 'The first right code enrols it; answers the recovery codes, once.',
  body: code,
  response: recoveryCodesSchema,
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/recovery-codes',
  row: 'A30',
  access: 'session',
  summary: 'Fresh recovery codes; the older ones stop working.',
  response: recoveryCodesSchema,
});

export const removeSecondFactor = endpoint({
  method: 'DELETE',
  path: '/api/account/second-factor',
  row: 'A30',
  access: 'session',
  summary: 'Do without the second factor, where that is allowed.',
  response: doneSchema,
});
