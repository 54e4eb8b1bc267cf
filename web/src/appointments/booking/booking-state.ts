import type { Appointment } from '@app/contract/appointments';
import { useNavigate } from 'react-router';
import { z } from 'zod';

/**
 * Patient, specialty and professional to book, kept in the navigation state: a reload keeps them, and nothing
 * personal belongs in an address. The reason is clinical, so it stays in memory.
 */
export const bookingStateSchema = z.object({
  patientId: z.string(),
  specialtyId: z.string().default(''),
  professionalId: z.string(),
});
export type BookingState = z.infer<typeof bookingStateSchema>;

/** Another appointment of the same person with the same professional. */
export const bookingOf = ({ patient_dto, professional_dto }: Appointment): BookingState => ({
  patientId: patient_dto.id,
  specialtyId: '',
  professionalId: professional_dto.id,
});

/** Keeps what was chosen in this history entry. */
export function useKeptBooking() {
  const navigate = useNavigate();
  return ({ patientId, specialtyId, professionalId }: BookingState): void => {
    const state: BookingState = { patientId, specialtyId, professionalId };
    void navigate({}, { replace: true, state, preventScrollReset: true });
  };
}
