import { z } from 'zod';

/** The kinds of documents that a visit can produce. */
export const DOCUMENT_KINDS = [
  'prescription',
  'certificate',
  'study',
  'referral',
  'instructions',
  'teleassistance',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The printed code by which a document is checked: the CUIR of a line, or 16 letters and digits. */
export const documentCodeSchema = z.string().regex(/^(\d{41}|[0-9A-F]{16})$/);

/** What anybody may learn about a printed document: never a medicine, a diagnosis or a name. */
export const documentCheckSchema = z.object({
  valid: z.boolean(),
  /** Kind of document; null if it is not valid. */
  kind: z.enum(DOCUMENT_KINDS).nullable(),
  /** It was issued without the numbers of the national registry, so it is only a test. */
  testMark: z.boolean(),
  /** Digest of the signed file. */
  sha256: z.string().nullable(),
});
export type DocumentCheck = z.infer<typeof documentCheckSchema>;
