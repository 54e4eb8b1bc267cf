import { z } from 'zod';
import { pesosSchema } from '../kernel/index.ts';

/** What a private consultation is for: an appointment in private hours, or, where none is named, the guard. */
export const privatePurposeSchema = z.object({ appointmentId: z.uuid().optional() });

/** A consultation that is paid outside of the plan, from asking for it until it is used or the money goes back. */
export const privateConsultationSchema = z.object({
  id: z.string(),
  price: pesosSchema,
  status: z.enum(['OPEN', 'PAID', 'USED', 'RETURNED']),
  /** Whether a payment page of it is open: the same page is opened again. */
  isBeingPaid: z.boolean(),
});
export type PrivateConsultation = z.infer<typeof privateConsultationSchema>;

/** What is pushed to the account that pays: the consultation is to be read again. */
export const privateConsultationEventSchema = z.object({
  command: z.literal('PrivateConsultation'),
  patientId: z.string(),
});
export type PrivateConsultationEvent = z.infer<typeof privateConsultationEventSchema>;
