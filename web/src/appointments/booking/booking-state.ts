import type { Appointment } from '@app/contract/appointments';
import { z } from 'zod';

/** For whom and with whom to book, brought along by the navigation: nothing personal belongs in an address. */
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
