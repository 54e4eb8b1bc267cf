import { z } from 'zod';
import { pesosSchema } from '../kernel/index.ts';

/** What a private consultation is for: an appointment in private hours or, without an id, the guard. */
export const privatePurposeSchema = z.object({ appointmentId: z.uuid().optional() });

/** A consultation paid outside the plan, from the request until it is used or refunded. */
export const privateConsultationSchema = z.object({
  id: z.string(),
  price: pesosSchema,
  status: z.enum(['OPEN', 'PAID', 'USED', 'RETURNED']),
  /** Whether its payment page is open; paying again returns the same page. */
  isBeingPaid: z.boolean(),
});
export type PrivateConsultation = z.infer<typeof privateConsultationSchema>;

/** Pushed to the paying account: the consultation has to be fetched again. */
export const privateConsultationEventSchema = z.object({
  command: z.literal('PrivateConsultation'),
  patientId: z.string(),
});
export type PrivateConsultationEvent = z.infer<typeof privateConsultationEventSchema>;
