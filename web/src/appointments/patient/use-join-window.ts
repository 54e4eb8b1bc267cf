import { type Appointment, isWithin } from '@app/contract/appointments';
import { useNow } from '../../lib/use-now.ts';

/** Whether the patient of an appointment may enter at a time. */
export function placeIn({ joinFrom, joinUntil }: Appointment, now: number) {
  const window = { from: Date.parse(joinFrom), to: Date.parse(joinUntil) };
  if (isWithin(window, now)) return 'open';
  return now < window.from ? 'before' : 'after';
}

/** Whether the patient of an appointment may enter yet, and how many seconds are left until its hour. */
export function useJoinWindow(appointment: Appointment) {
  const now = useNow();
  return {
    place: placeIn(appointment, now),
    secondsLeft: Math.max(0, Math.ceil((Date.parse(appointment.appointment_date) - now) / 1000)),
  };
}
