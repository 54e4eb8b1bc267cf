import type { Appointment } from '@app/contract/appointments';
import { WITH_INSURER } from '@app/contract/availability';
import { hasBooking } from '../../lib/settings.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { bookingOf } from '../booking/booking-state.ts';
import type { Room } from './join-appointment.tsx';
import { actsCopy, closedCopy, closedText } from './patient-appointments.copy.ts';

type Props = { appointment: Appointment; room: Pick<Room, 'payment'> };

/** Who closed an appointment and why, the refund of its payment, and a link to book another one. */
export function ClosedAppointment({ appointment, room }: Props) {
  return (
    <>
      <p>
        {appointment.closedReason && closedCopy[appointment.closedReason]}{' '}
        {appointment.closedText && closedText(appointment.closedText)}
      </p>
      {appointment.attention_type_id !== WITH_INSURER && room.payment(appointment)}
      {hasBooking() && (
        <LinkButton to="/paciente/nuevo-turno" state={bookingOf(appointment)}>
          {actsCopy.again}
        </LinkButton>
      )}
    </>
  );
}
