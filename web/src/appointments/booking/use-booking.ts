import {
  type Bookable,
  bookAppointment,
  joinWaitingList,
  type Slot,
} from '@app/contract/appointments';
import { useNavigate } from 'react-router';
import { call } from '../../lib/server/call.ts';
import { sendAgain } from '../../lib/server/send-again.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { whenText } from '../appointment-when.ts';
import { useAppointmentChange } from '../patient/use-appointment-change.ts';
import { bookingCopy as copy } from './booking.copy.ts';

/** The answers of the booking form. */
export type BookingAnswers = {
  patientId: string;
  specialtyId: string;
  professionalId: string;
  slot: Slot | undefined;
  reason: string;
};

/** Books the chosen hour. If somebody else has taken it, the choice is cleared and the hours are fetched again. */
export function useBooking(answers: BookingAnswers, letGo: () => void, onAsked: () => void) {
  const navigate = useNavigate();
  return useAppointmentChange({
    send: async (slot: Slot) => {
      const { time_availability_id, appointment_date } = slot;
      const { patientId, reason } = answers;
      const body = { patientId, time_availability_id, appointment_date, reason };
      try {
        return (
          await sendAgain((idempotencyKey) => call(bookAppointment, { body }, { idempotencyKey }))
        ).data;
      } catch (error) {
        letGo();
        throw error;
      }
    },
    onDone: (appointment) => {
      onAsked();
      toast.success(copy.booked(whenText(appointment)));
      void navigate('/paciente/mis-turnos');
    },
  });
}

type Awaited = Pick<Bookable, 'specialtyId'> & { professionalId: string | null };

/** Joins the waiting list of a professional, or of any professional of a specialty. */
export function useWaiting({ patientId, reason }: BookingAnswers, onAsked: () => void) {
  const navigate = useNavigate();
  return useAppointmentChange({
    send: (awaited: Awaited) => call(joinWaitingList, { body: { ...awaited, patientId, reason } }),
    onDone: () => {
      onAsked();
      toast.success(copy.waiting);
      void navigate('/paciente/mis-turnos');
    },
  });
}
