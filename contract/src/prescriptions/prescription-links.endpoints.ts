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
  summary: 'A link with which the patient shares a prescription; the previous one stops working.',
  params: z.object({ prescriptionId: z.uuid() }),
  response: okOf(prescriptionLinkSchema),
  limit: { max: 20, windowSeconds: 3_600 },
});

export const openPrescriptionLink = endpoint({
  method: 'POST',
  path: '/api/prescription-links/open',
  who: anybody('key of minutes', 'within limits'),
  access: 'public',
  summary: "The signed bytes of a shared prescription, with its patient's DNI.",
  body: z.strictObject({ key: keySchema, dni: dniSchema }),
  limit: { max: 10, windowSeconds: 60 },
});
