import { z } from 'zod';
import { doneSchema, endpoint, everybody, listOf } from '../kernel/index.ts';
import { consentTextSchema } from './consents.endpoints.ts';

/** Texts that every account accepts, independently of its role. */
export const accountTextKinds = ['terms', 'privacy'] as const;

/** A text that changed, with the earlier version that the account accepted. */
export const changedTextSchema = consentTextSchema.extend({
  kind: z.enum(accountTextKinds),
  earlierBody: z.string().nullable(),
  /** The publisher's description of what changed. */
  changes: z.string(),
});
export type ChangedText = z.infer<typeof changedTextSchema>;

export const listChangedTexts = endpoint({
  method: 'GET',
  path: '/api/consents/changed',
  who: everybody('own account'),
  access: 'session',
  summary: 'Terms and privacy notice in a version that the account has not accepted yet.',
  response: listOf(changedTextSchema),
});

export const acceptChangedText = endpoint({
  method: 'POST',
  path: '/api/consents/changed/:kind/acceptance',
  who: everybody('own account', 'legal transition'),
  access: 'session',
  summary: 'Accepts for the account the version in force that was read.',
  params: z.object({ kind: z.enum(accountTextKinds) }),
  body: z.strictObject({ body_hash: z.string().max(64) }),
  response: doneSchema,
});
