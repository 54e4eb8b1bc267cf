import { z } from 'zod';

/** The documents that a visit may leave. */
export const DOCUMENT_KINDS = [
  'prescription',
  'certificate',
  'study',
  'referral',
  'instructions',
  'teleassistance',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** What a document prints to be checked by: the CUIR of a line, or a code of 16 letters and digits. */
export const documentCodeSchema = z.string().regex(/^(\d{41}|[0-9A-F]{16})$/);

/** What anybody is told of a printed document: never a medicine, a diagnosis or a name. */
export const documentCheckSchema = z.object({
  valid: z.boolean(),
  /** What it is; null where it is not valid. */
  kind: z.enum(DOCUMENT_KINDS).nullable(),
  /** It was issued without the numbers of the national registry: a test, whatever else holds. */
  testMark: z.boolean(),
  /** Digest of the signed file. */
  sha256: z.string().nullable(),
});
export type DocumentCheck = z.infer<typeof documentCheckSchema>;
