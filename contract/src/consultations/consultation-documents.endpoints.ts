import { z } from 'zod';
import { DOCUMENT_KINDS } from '../documents/index.ts';
import { endpoint, listOf, ownFamily } from '../kernel/index.ts';
import { consultationParams } from './call-parts.ts';

/** A document of a consultation, which its readers can download. */
export const documentSchema = z.object({
  id: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  entityId: z.string(),
  title: z.string(),
  createdDate: z.string(),
});
export type ClinicalDocument = z.infer<typeof documentSchema>;

export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/consultations/:consultationId/documents',
  who: {
    patient: ownFamily,
    professional: ['live care', 'author', 'attended lately', 'granted', 'emergency'],
  },
  access: 'session',
  summary: 'The documents of a consultation.',
  params: consultationParams,
  response: listOf(documentSchema),
});

export const downloadDocument = endpoint({
  method: 'GET',
  path: '/api/documents/:documentId',
  who: {
    patient: ownFamily,
    professional: ['live care', 'author', 'attended lately', 'granted', 'emergency'],
    pharmacy: ['own branch'],
  },
  access: 'session',
  summary: 'The stored signed bytes of a document as PDF.',
  params: z.object({ documentId: z.uuid() }),
});
