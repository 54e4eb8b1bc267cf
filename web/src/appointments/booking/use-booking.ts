import {
  type Bookable,
  bookAppointment,
  joinWaitingList,
  type Slot,
} from '@app/contract/appointments';
import { useNavigate } from 'react-router';
import { call } from '../../lib/server/call.ts';
import { isUnanswered, problemCode } from '../../lib/server/problem-error.ts';
import { useSendOnce } from '../../lib/server/use-send-once.ts';
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

/**
 * Books the chosen hour. If somebody else has taken it, the choice is cleared and the hours are fetched again.
 * Where nobody knows whether it was booked, the next press shows what was, also if another hour is chosen.
 */
export function useBooking(answers: BookingAnswers, letGo: () => void, onAsked: () => void) {
  const navigate = useNavigate();
  const sendOnce = useSendOnce();
  return useAppointmentChange({
    send: async (slot: Slot) => {
      const { time_availability_id, appointment_date } = slot;
      const { patientId, reason } = answers;
      const body = { patientId, time_availability_id, appointment_date, reason };
      try {
        const { data } = await sendOnce((idempotencyKey) =>
          call(bookAppointment, { body }, { idempotencyKey }),
        );
        return copy.booked(whenText(data));
      } catch (error) {
        if (problemCode(error) === BOOKED_BEFORE) return copy.bookedBefore;
        if (!isUnanswered(error)) letGo();
        throw error;
      }
    },
    onDone: (told) => {
      onAsked();
      toast.success(told);
      void navigate('/paciente/mis-turnos');
    },
  });
}

/** The key of the screen has booked another hour, of which the answer was lost. */
const BOOKED_BEFORE = 'request.idempotency-mismatch';

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
