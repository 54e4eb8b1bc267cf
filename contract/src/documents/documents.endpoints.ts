import { z } from 'zod';
import { anybody, dniField, endpoint, okOf } from '../kernel/index.ts';
import { documentCheckSchema, documentCodeSchema } from './documents.schema.ts';

/** Whether a printed document is genuine and valid today; never tells a drug, a diagnosis or a name. */
export const verifyDocument = endpoint({
  method: 'POST',
  path: '/api/documents/verify',
  who: anybody('within limits'),
  access: 'public',
  summary: "Whether a document's code, with its patient's DNI, belongs to one that is valid today.",
  body: z.strictObject({ code: documentCodeSchema, dni: dniField('dni') }),
  response: okOf(documentCheckSchema),
  limit: { max: 10, windowSeconds: 60 },
});
