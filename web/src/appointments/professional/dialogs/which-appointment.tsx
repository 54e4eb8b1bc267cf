import type { Appointment } from '@app/contract/appointments';
import { whenText } from '../../appointment-when.ts';
import { appointmentCopy as copy } from '../agenda.copy.ts';

/** Patient and hour of the appointment in a confirmation, since it may be moved while the dialog is open. */
export const WhichAppointment = ({ appointment }: { appointment: Appointment }) => (
  <p className="font-semibold">
    {copy.which(appointment.patient_dto.aliasOrFullName, whenText(appointment))}
  </p>
);
