import { z } from 'zod';
import { endpoint, listOf, ownFamily, pageInAddress } from '../kernel/index.ts';
import { PRESCRIPTION_STATES } from './prescription-state.ts';
import { PRESCRIPTION_PAGE_MAX } from './prescriptions.limits.ts';
import { prescriptionSchema } from './prescriptions.schema.ts';

/** `email#dni` for a dependant, the plain e-mail for the holder (requirement: own family only). */
export const patientLoginSchema = z.string().regex(/^[^#\s]+(#\d{6,8})?$/);

export const listPrescriptions = endpoint({
  method: 'GET',
  path: '/services/prescription/api/business/prescriptions',
  who: {
    patient: ownFamily,
    professional: ['live care', 'author', 'granted', 'emergency'],
    pharmacy: ['own branch'],
  },
  access: 'session',
  summary: "The family's prescriptions by tab, or one by its external id.",
  query: z.object({
    externalId: z.string().max(64).optional(),
    patient_login: patientLoginSchema.optional(),
    statuses: z.enum(PRESCRIPTION_STATES).optional(),
    page_size: z.coerce
      .number()
      .int()
      .min(1)
      .max(PRESCRIPTION_PAGE_MAX)
      .default(PRESCRIPTION_PAGE_MAX),
    page_number: pageInAddress,
    sort: z.literal('createdDate,ASC').default('createdDate,ASC'),
  }),
  response: listOf(prescriptionSchema),
});

export const downloadPrescription = endpoint({
  method: 'GET',
  path: '/api/prescriptions/:prescriptionId/pdf',
  who: {
    patient: ownFamily,
    professional: ['live care', 'author', 'granted', 'emergency'],
    pharmacy: ['own branch'],
  },
  access: 'session',
  summary: 'The stored signed bytes of a prescription.',
  params: z.object({ prescriptionId: z.uuid() }),
});
