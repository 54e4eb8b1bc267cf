import { z } from 'zod';
import { cleanText, requiredLine, typedText } from '../kernel/index.ts';
import { CONTENT_MAX, CONTENT_TITLE_MAX } from './contents.limits.ts';

/** Texts that people accept; after a new version, acceptance is requested again. */
export const acceptedKinds = ['terms', 'privacy', 'teleconsultation'] as const;
export type AcceptedKind = (typeof acceptedKinds)[number];

/** Texts that the HTML page includes, so that they are available offline. */
export const pageKinds = [
  'help',
  'recommendations',
  'emergency-numbers',
  'nobody-on-duty',
] as const;
export type PageKind = (typeof pageKinds)[number];

export const contentKinds = [...acceptedKinds, ...pageKinds] as const;
export type ContentKind = (typeof contentKinds)[number];

export const isAccepted = (kind: ContentKind): kind is AcceptedKind =>
  acceptedKinds.some((one) => one === kind);

/** The contents in the HTML page that the clinic changed, by kind. */
export const pageContentsSchema = z.partialRecord(z.enum(pageKinds), z.string());
export type PageContents = z.infer<typeof pageContentsSchema>;

/** A draft as it is saved; `changes` tells people what is new. */
export const contentDraftEditSchema = z.strictObject({
  title: requiredLine(CONTENT_TITLE_MAX),
  body: z
    .string()
    .transform((text) => cleanText(text))
    .pipe(z.string().max(CONTENT_MAX, 'content.too-long')),
  changes: typedText(500),
});
export type ContentDraftEdit = z.infer<typeof contentDraftEditSchema>;

export const contentDraftSchema = contentDraftEditSchema.extend({
  version: z.number().int(),
  savedBy: z.string(),
  savedDate: z.iso.datetime(),
});

/** A published version. The first one came with the product, so it has no publisher. */
export const contentVersionSchema = z.object({
  version: z.number().int(),
  title: z.string(),
  body: z.string(),
  changes: z.string(),
  publishedDate: z.iso.datetime().nullable(),
  publishedBy: z.string().nullable(),
});
export type ContentVersion = z.infer<typeof contentVersionSchema>;

/** A content with its text in force, its draft and its earlier versions, newest first. */
export const contentSchema = z.object({
  kind: z.enum(contentKinds),
  versions: z.array(contentVersionSchema).min(1),
  draft: contentDraftSchema.nullable(),
  /** A publication waits for approval by a second person. */
  isWaiting: z.boolean(),
});
export type Content = z.infer<typeof contentSchema>;

/** A content in the list: which version is in force, and whether there is a draft. */
export const contentSummarySchema = z.object({
  kind: z.enum(contentKinds),
  version: z.number().int(),
  publishedDate: z.iso.datetime().nullable(),
  hasDraft: z.boolean(),
});
export type ContentSummary = z.infer<typeof contentSummarySchema>;
