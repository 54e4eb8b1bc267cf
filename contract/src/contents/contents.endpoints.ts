import { z } from 'zod';
import { actOutcomeSchema, actReasonSchema } from '../approvals/index.ts';
import { endpoint, listOf, okOf, staff } from '../kernel/index.ts';
import {
  contentDraftEditSchema,
  contentDraftSchema,
  contentKinds,
  contentSchema,
  contentSummarySchema,
} from './contents.schema.ts';

const ofContent = z.object({ kind: z.enum(contentKinds) });

export const listContents = endpoint({
  method: 'GET',
  path: '/api/staff/contents',
  who: staff('staff projection'),
  access: 'session',
  summary: 'The texts of the product that the clinic may change, and their version in force.',
  response: listOf(contentSummarySchema),
});

export const getContent = endpoint({
  method: 'GET',
  path: '/api/staff/contents/:kind',
  who: staff('staff projection'),
  access: 'session',
  summary: 'A text with its draft and all its versions.',
  params: ofContent,
  response: okOf(contentSchema),
});

export const saveContentDraft = endpoint({
  method: 'PUT',
  path: '/api/staff/contents/:kind/draft',
  who: staff('legal transition', 'staff projection'),
  access: 'session',
  summary: 'Saves the draft of a text over the one that was read; version 0 if there was none.',
  params: ofContent,
  ifMatch: true,
  bodyLimit: 256 * 1024,
  body: contentDraftEditSchema,
  response: okOf(contentDraftSchema),
});

export const publishContent = endpoint({
  method: 'POST',
  path: '/api/staff/contents/:kind/publication',
  who: staff('legal transition', 'staff projection', 'step-up'),
  access: 'session',
  summary: "Publishes the draft as a new version, at once or after a second person's approval.",
  params: ofContent,
  ifMatch: true,
  body: z.strictObject({ reason: actReasonSchema }),
  response: okOf(actOutcomeSchema),
});
