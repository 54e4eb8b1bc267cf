import { createHash } from 'node:crypto';
import type { WholeConsultation } from '../consultations/index.ts';
import type { DocumentRow } from '../documents/index.ts';
import { documentOf, type Resource } from './fhir-resource.ts';

/** The bytes of a document as they were signed. */
type Signed = { bytes: Buffer; sha256: string };

/** A signed document, whole: with it the export is a copy that anybody can check (decision 0098). */
export const signedDocumentOf = (
  record: WholeConsultation,
  { id, title, created_at }: DocumentRow,
  { bytes, sha256 }: Signed,
): Resource =>
  documentOf(record, {
    id,
    title,
    date: created_at,
    docStatus: 'final',
    // An attachment has a place for SHA-1 only.
    identifier: [{ type: { text: 'SHA-256' }, value: sha256 }],
    attachment: {
      contentType: 'application/pdf',
      language: 'es-AR',
      title,
      size: bytes.length,
      hash: createHash('sha1').update(bytes).digest('base64'),
      creation: created_at.toISOString(),
      data: bytes.toString('base64'),
    },
  });
