import { z } from 'zod';
import { endpoint, listOf, okOf, rowVersion } from '../kernel/index.ts';
import { queueParams, RECORD_BODY_LIMIT } from './call-parts.ts';

/** A draft of the form. Its content is validated only on finishing. */
export const draftSchema = z.object({
  queueId: z.string(),
  version: z.number().int(),
  content: z.record(z.string(), z.unknown()),
  updatedAt: z.string(),
});
export type ConsultationDraft = z.infer<typeof draftSchema>;

export const getDraft = endpoint({
  method: 'GET',
  path: '/api/consultations/:queueId/draft',
  who: { professional: ['live care', 'author'] },
  access: 'session',
  summary: 'The draft of the record; version 0 if nothing was written yet.',
  params: queueParams,
  response: okOf(draftSchema),
});

export const saveDraft = endpoint({
  method: 'PUT',
  path: '/api/consultations/:queueId/draft',
  who: { professional: ['live care', 'author'] },
  access: 'session',
  summary:
    'Save the draft over the version that was read; a stale one is a conflict with both texts.',
  params: queueParams,
  body: z.strictObject({
    version: rowVersion,
    claimEpoch: z.number().int().nullish(),
    content: z.record(z.string(), z.unknown()),
  }),
  bodyLimit: RECORD_BODY_LIMIT,
  response: okOf(draftSchema),
});

/** Draft of a visit that ended by a technical failure; its author can read it for a day. */
export const failedCallNotesSchema = draftSchema.extend({
  first_name: z.string(),
  last_name: z.string(),
  startedDate: z.string().nullable(),
});
export type FailedCallNotes = z.infer<typeof failedCallNotesSchema>;

export const listFailedCallNotes = endpoint({
  method: 'GET',
  path: '/api/consultations/failed-call-notes',
  who: { professional: ['live care', 'author'] },
  access: 'session',
  summary: "The author's drafts of visits that ended by a technical failure within a day.",
  response: listOf(failedCallNotesSchema),
});
