import type { Appointment } from '@app/contract/appointments';
import { hasBooking } from '../../lib/settings.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { bookingOf } from '../booking/booking-state.ts';
import { actsCopy, closedCopy, closedText } from './patient-appointments.copy.ts';

/** By whom and why an appointment was not held, and the way to another one. */
export function ClosedAppointment({ appointment }: { appointment: Appointment }) {
  return (
    <>
      <p>
        {appointment.closedReason && closedCopy[appointment.closedReason]}{' '}
        {appointment.closedText && closedText(appointment.closedText)}
      </p>
      {hasBooking() && (
        <LinkButton to="/paciente/nuevo-turno" state={bookingOf(appointment)}>
          {actsCopy.again}
        </LinkButton>
      )}
    </>
  );
}
