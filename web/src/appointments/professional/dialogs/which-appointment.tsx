import type { Appointment } from '@app/contract/appointments';
import { whenText } from '../../appointment-when.ts';
import { appointmentCopy as copy } from '../agenda.copy.ts';

/** Whose appointment and at what hour, in a question about it: it may be moved while the question is open. */
export const WhichAppointment = ({ appointment }: { appointment: Appointment }) => (
  <p className="font-semibold">
    {copy.which(appointment.patient_dto.aliasOrFullName, whenText(appointment))}
  </p>
);
