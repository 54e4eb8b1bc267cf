import { z } from 'zod';
import { doneSchema, endpoint } from '../kernel/index.ts';
import { prescriptionReasonSchema } from './prescriptions.schema.ts';

export const annulPrescription = endpoint({
  method: 'POST',
  path: '/api/prescriptions/:prescriptionId/annul',
  who: { professional: ['author', 'legal transition'] },
  access: 'session',
  summary: 'Ends a prescription that was not served, with a reason; its patient is told.',
  params: z.object({ prescriptionId: z.uuid() }),
  body: prescriptionReasonSchema,
  response: doneSchema,
});

export const reactivatePrescription = endpoint({
  method: 'POST',
  path: '/api/prescriptions/:prescriptionId/reactivate',
  who: { professional: ['author', 'legal transition'] },
  access: 'session',
  summary:
    'Lets a prescription be served again that a pharmacist blocked; its days go on counting.',
  params: z.object({ prescriptionId: z.uuid() }),
  response: doneSchema,
});
