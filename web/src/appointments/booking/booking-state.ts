import type { Appointment } from '@app/contract/appointments';
import { z } from 'zod';

/** Patient and professional to book, kept in the navigation state, since nothing personal belongs in an address. */
export const bookingStateSchema = z.object({
  patientId: z.string(),
  professionalId: z.string(),
});
export type BookingState = z.infer<typeof bookingStateSchema>;

/** Another appointment of the same person with the same professional. */
export const bookingOf = ({ patient_dto, professional_dto }: Appointment): BookingState => ({
  patientId: patient_dto.id,
  professionalId: professional_dto.id,
});
