import { createHash } from 'node:crypto';
import type { WholeConsultation } from '../consultations/index.ts';

/** A resource of HL7 FHIR R4. */
export type Resource = { resourceType: string; id: string } & Record<string, unknown>;

export const LOINC = 'http://loinc.org';

/** A code of HL7's own lists. */
export const codeOf = (system: string, code: string) => ({
  coding: [{ system: `http://terminology.hl7.org/CodeSystem/${system}`, code }],
});

export const referenceTo = (id: string) => ({ reference: `urn:uuid:${id}` });

/** Where a resource belongs. */
export const contextOf = ({ id, person_id }: Pick<WholeConsultation, 'id' | 'person_id'>) => ({
  subject: referenceTo(person_id),
  encounter: referenceTo(id),
});

/**
 * The identifier of a resource that is part of a row. It is the same in every export, so that a system that reads two of
 * them does not store it twice.
 */
export function partId(rowId: string, part: string): string {
  const hash = createHash('sha256').update(`${rowId} ${part}`).digest('hex');
  // The digits of a UUID of version 8 (RFC 9562): the version and the variant, and the rest from the hash.
  const digits = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ];
  return digits.join('-');
}

/** A text as it is attached. */
export const textAttachment = (title: string, text: string) => ({
  contentType: 'text/plain; charset=utf-8',
  language: 'es-AR',
  title,
  data: Buffer.from(text).toString('base64'),
});

type Written = Pick<WholeConsultation, 'id' | 'person_id' | 'professional_name'>;

/** A document of a consultation. */
export function documentOf(
  { person_id, professional_name, ...record }: Written,
  document: { id: string; title: string; date: Date; attachment: object } & Record<string, unknown>,
): Resource {
  const { title, date, attachment, ...rest } = document;
  return {
    resourceType: 'DocumentReference',
    status: 'current',
    type: { text: title },
    subject: referenceTo(person_id),
    author: [{ display: professional_name }],
    context: { encounter: [referenceTo(record.id)] },
    date: date.toISOString(),
    content: [{ attachment }],
    ...rest,
  };
}
