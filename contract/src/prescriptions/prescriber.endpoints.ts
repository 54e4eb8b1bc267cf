import { z } from 'zod';
import { doneSchema, endpoint } from '../kernel/index.ts';
import { prescriptionReasonSchema } from './prescriptions.schema.ts';

export const annulPrescription = endpoint({
  method: 'POST',
  path: '/api/prescriptions/:prescriptionId/annul',
  who: { professional: ['author', 'legal transition'] },
  access: 'session',
  summary:
    'Annuls a prescription that was not dispensed, at a pharmacy too, with a reason; its patient is notified, and the branch of its order.',
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
    'Lets a prescription blocked by a pharmacist be dispensed again; its days keep counting.',
  params: z.object({ prescriptionId: z.uuid() }),
  response: doneSchema,
});
