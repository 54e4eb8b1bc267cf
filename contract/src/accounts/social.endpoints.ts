import { z } from 'zod';
import { doneSchema, endpoint, okOf } from '../kernel/index.ts';
import { emailSchema, loginAnswerSchema } from './accounts.schema.ts';

export const beginSocialLogin = endpoint({
  method: 'POST',
  path: '/api/login/google',
  who: { stranger: ['within limits'], patient: ['within limits'], professional: ['within limits'] },
  access: 'public',
  summary: "The provider's address for the browser; sets a separate cookie.",
  response: z.object({ url: z.string().regex(/^https?:/) }),
  limit: { max: 60, windowSeconds: 3600 },
});

export const gmailCallback = endpoint({
  method: 'GET',
  path: '/api/login/gmailCallback',
  who: { stranger: ['one-time key'], patient: ['one-time key'], professional: ['one-time key'] },
  access: 'public',
  summary:
    'The return from the provider: a token that names the account, or a registration ticket.',
  query: z.record(z.string(), z.string().max(4096)),
  response: z.object({
    id_token: z.string(),
    /** An account with this e-mail exists; its owner has to log in once to link it. */
    link_required: z.literal(true).optional(),
  }),
  limit: { max: 60, windowSeconds: 3600 },
});

export const authenticateSocial = endpoint({
  method: 'POST',
  path: '/api/authenticate-social',
  who: { stranger: ['one-time key'], patient: ['one-time key'], professional: ['one-time key'] },
  access: 'public',
  summary: 'Open the session of the person whom the provider verified in this browser.',
  query: z.object({ email: emailSchema }),
  response: okOf(loginAnswerSchema),
  limit: { max: 60, windowSeconds: 3600 },
});

export const linkIdentity = endpoint({
  method: 'POST',
  path: '/api/account/google',
  who: { patient: ['own account', 'one-time key'], professional: ['own account', 'one-time key'] },
  access: 'session',
  summary: "Link the identity that the provider verified in this browser to the caller's account.",
  response: doneSchema,
});
