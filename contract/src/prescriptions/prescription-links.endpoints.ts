import { z } from 'zod';
import { dniSchema, keySchema } from '../accounts/index.ts';
import { anybody, endpoint, okOf, ownFamily } from '../kernel/index.ts';

/** A link with which a patient shares a prescription; the screen's address contains this key. */
export const prescriptionLinkSchema = z.object({
  key: z.string(),
  expires_at: z.iso.datetime(),
});
export type PrescriptionLink = z.infer<typeof prescriptionLinkSchema>;

export const linkPrescription = endpoint({
  method: 'POST',
  path: '/api/prescriptions/:prescriptionId/links',
  who: { patient: [...ownFamily, 'within limits'] },
  access: 'session',
  summary: 'A link by which the patient passes a prescription on; it ends the one made before.',
  params: z.object({ prescriptionId: z.uuid() }),
  response: okOf(prescriptionLinkSchema),
  limit: { max: 20, windowSeconds: 3_600 },
});

export const openPrescriptionLink = endpoint({
  method: 'POST',
  path: '/api/prescription-links/open',
  who: anybody('key of minutes', 'within limits'),
  access: 'public',
  summary: 'The signed bytes of a prescription that was passed on, with the DNI of its patient.',
  body: z.strictObject({ key: keySchema, dni: dniSchema }),
  limit: { max: 10, windowSeconds: 60 },
});
